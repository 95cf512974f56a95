import { CustomerData } from '@studio-portal/sdk/zod/schemas/CustomerData';
import { type ValuesOf, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { masterDataFields } from '../masterData/masterDataFields.ts';
import type { Subject } from '../flow/Flow.ts';
import { addressFields, personFields } from '../../../lib/forms/personFields.ts';

const fields = withSchemas({ ...personFields, ...addressFields }, CustomerData.shape);

export type ContactValues = ValuesOf<typeof fields>;

/**
 * Returns the contact fields of a checkout. Without date of birth and address, only the name, the
 * email address and what the subject requires are required.
 */
export function createContactFields({ isNameOnly, asks }: Pick<Subject, 'isNameOnly' | 'asks'>) {
  const required = !isNameOnly;
  const { phone, dateOfBirth, street, zipCode, city, countryCode } = fields;
  return {
    ...fields,
    phone:
      asks?.phone === 'required'
        ? { ...phone, label: masterDataFields.phone.label, required: true }
        : phone,
    dateOfBirth: { ...dateOfBirth, required: required || asks?.dateOfBirth === 'required' },
    street: { ...street, required },
    zipCode: { ...zipCode, required },
    city: { ...city, required },
    countryCode: { ...countryCode, required },
  };
}
