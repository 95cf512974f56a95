/** Whether enough is known of a person for what they want to do. */
import type { Schemas } from '../../server/api.ts';
import type { Customer } from './customers.ts';

type Field = Schemas['MasterDataField'];

const person: Field[] = ['firstname', 'lastname', 'email'];
const address: Field[] = ['street', 'zipCode', 'city', 'countryCode'];

/** What each purpose asks for; the same fields that its form makes the reader type. */
export const requiredFields = {
  appointment: [...person, 'dateOfBirth', ...address],
  course: [...person, 'dateOfBirth', ...address],
  trialSession: [...person, 'phone'],
  contract: [...person, 'dateOfBirth', 'phone', ...address],
} satisfies Record<string, Field[]>;

/** @param customer what the tenant knows; null when it knows nothing but the account's e-mail */
export function validateMasterData(
  purpose: keyof typeof requiredFields,
  email: string,
  customer: Customer | null,
): Schemas['MasterDataValidation'] {
  const known: Partial<Record<Field, string | null>> = { ...customer, email };
  const missingFields = requiredFields[purpose].filter((field) => !known[field]);
  return { valid: missingFields.length === 0, missingFields };
}
