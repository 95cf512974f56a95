import { type FieldSet, optional, type ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { addressFields, personFields } from '../../lib/forms/personFields.ts';
import { messages } from './messages.ts';

/** Only the name is asked for. */
export const profileFields = {
  firstname: personFields.firstname,
  lastname: personFields.lastname,
  dateOfBirth: optional(personFields.dateOfBirth),
  phone: personFields.phone,
  locale: { label: messages.locale, kind: 'choice', max: 5, autoComplete: 'language' },
  street: optional(addressFields.street),
  houseNumber: addressFields.houseNumber,
  zipCode: optional(addressFields.zipCode),
  city: optional(addressFields.city),
  provinceCode: addressFields.provinceCode,
  countryCode: optional(addressFields.countryCode),
} as const satisfies FieldSet;

export type ProfileValues = ValuesOf<typeof profileFields>;
