import type { FieldSet, ValuesOf } from '../../../lib/forms/fieldSpec.ts';
import { addressFields, personFields } from '../../../lib/forms/personFields.ts';

/** What a checkout needs of the person who books. */
export const contactFields = { ...personFields, ...addressFields } as const satisfies FieldSet;

export type ContactValues = ValuesOf<typeof contactFields>;

/** A contact step with nothing in it. */
export const emptyContact: ContactValues = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  provinceCode: '',
  countryCode: '',
};
