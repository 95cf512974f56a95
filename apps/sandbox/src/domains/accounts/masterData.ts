/** Checks whether the known personal data is sufficient for a purpose. */
import type { Schemas } from '../../platform/api.ts';
import type { Customer } from './customers.ts';
import type { Account } from './lookup.ts';

type Field = Schemas['MasterDataField'];

const person: Field[] = ['firstname', 'lastname', 'email'];
const address: Field[] = ['street', 'zipCode', 'city', 'countryCode'];

/** Required fields per purpose; the forms require the same. */
export const requiredFields = {
  appointment: [...person, 'dateOfBirth', ...address],
  course: [...person, 'dateOfBirth', ...address],
  trialSession: [...person, 'phone'],
  contract: [...person, 'dateOfBirth', 'phone', ...address],
} satisfies Record<string, Field[]>;

/** Personal data of accounts and customers, apart from the e-mail address. */
type PersonField = Exclude<Field, 'email'>;

type KnownAccount = Pick<Account, PersonField | 'email'>;

/**
 * Returns the personal data known to a tenant.
 * @param customer null if the tenant does not know the account
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

/** Account data fills gaps in the tenant's record. */
export function validateMasterData(
  purpose: keyof typeof requiredFields,
  account: KnownAccount,
  customer: Customer | null,
): Schemas['MasterDataValidation'] {
  const known = (field: Field) => (field === 'email' ? null : customer?.[field]) ?? account[field];
  const missingFields = requiredFields[purpose].filter((field) => !known(field));
  return { valid: missingFields.length === 0, missingFields };
}
