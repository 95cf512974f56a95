/** Whether enough is known of a person for what they want to do. */
import type { Schemas } from '../../server/api.ts';
import type { Customer } from './customers.ts';
import type { Account } from './lookup.ts';

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

/** What of a person a tenant or the account may know, besides the address for mails. */
type PersonField = Exclude<Field, 'email'>;

type KnownAccount = Pick<Account, PersonField | 'email'>;

/**
 * The person as a tenant knows them.
 * @param customer null when the tenant does not know the account
 */
export function knownToTenant(
  customer: Customer | null,
): Record<PersonField | 'provinceCode', string | null> {
  const known = (field: PersonField | 'provinceCode') => customer?.[field] ?? null;
  return {
    firstname: known('firstname'),
    lastname: known('lastname'),
    dateOfBirth: known('dateOfBirth'),
    phone: known('phone'),
    street: known('street'),
    houseNumber: known('houseNumber'),
    zipCode: known('zipCode'),
    city: known('city'),
    provinceCode: known('provinceCode'),
    countryCode: known('countryCode'),
  };
}

/** Where the tenant knows nothing, what the account says of itself counts. */
export function validateMasterData(
  purpose: keyof typeof requiredFields,
  account: KnownAccount,
  customer: Customer | null,
): Schemas['MasterDataValidation'] {
  const known = (field: Field) => (field === 'email' ? null : customer?.[field]) ?? account[field];
  const missingFields = requiredFields[purpose].filter((field) => !known(field));
  return { valid: missingFields.length === 0, missingFields };
}
