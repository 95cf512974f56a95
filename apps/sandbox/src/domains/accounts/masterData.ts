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
 * The person behind an account: what the tenant knows, and where it knows nothing what the account says of itself.
 * @param customer null when the tenant does not know the account
 */
export function knownPerson(
  account: KnownAccount,
  customer: Customer | null,
): Record<PersonField, string | null> {
  const known = (field: PersonField) => customer?.[field] ?? account[field];
  return {
    firstname: known('firstname'),
    lastname: known('lastname'),
    dateOfBirth: known('dateOfBirth'),
    phone: known('phone'),
    street: known('street'),
    houseNumber: known('houseNumber'),
    zipCode: known('zipCode'),
    city: known('city'),
    countryCode: known('countryCode'),
  };
}

export function validateMasterData(
  purpose: keyof typeof requiredFields,
  account: KnownAccount,
  customer: Customer | null,
): Schemas['MasterDataValidation'] {
  const known: Record<Field, string | null> = {
    ...knownPerson(account, customer),
    email: account.email,
  };
  const missingFields = requiredFields[purpose].filter((field) => !known[field]);
  return { valid: missingFields.length === 0, missingFields };
}
