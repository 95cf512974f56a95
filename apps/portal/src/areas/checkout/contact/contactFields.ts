import { CustomerData } from '@studio-portal/sdk/zod/schemas/CustomerData';
import { type ValuesOf, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { addressFields, personFields } from '../../../lib/forms/personFields.ts';

const fields = withSchemas({ ...personFields, ...addressFields }, CustomerData.shape);

export type ContactValues = ValuesOf<typeof fields>;

/**
 * Returns the contact fields of a checkout.
 * @param isNameOnly true if only the name and the email address are required
 */
export function createContactFields(isNameOnly: boolean) {
  const required = !isNameOnly;
  const { dateOfBirth, street, zipCode, city, countryCode } = fields;
  return {
    ...fields,
    dateOfBirth: { ...dateOfBirth, required },
    street: { ...street, required },
    zipCode: { ...zipCode, required },
    city: { ...city, required },
    countryCode: { ...countryCode, required },
  };
}
