/** Personal, address and contact data as members see them. */
import type { Schemas } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import type { Customer } from '../accounts/customers.ts';
import type { Amendment } from './amendments.ts';
import { mayOf } from './permissions.ts';

/** What all changes that wait have in common. */
export const askedAt = (
  { id, createdAt }: Pick<Amendment, 'id' | 'createdAt'>,
  zoneId: string,
) => ({
  id,
  createdAt: zoned(createdAt, zoneId),
});

export function toPersonalData(
  customer: Customer,
  amendment: Amendment | null,
  zoneId: string,
): Schemas['PersonalData'] {
  const { customerNumber, firstname, lastname, dateOfBirth, gender } = customer;
  const { placeOfBirth, countryOfBirth, documentType, documentNumber } = customer;
  return {
    customerNumber,
    firstname,
    lastname,
    dateOfBirth,
    gender,
    placeOfBirth,
    countryOfBirth,
    documentType,
    documentNumber,
    ...mayOf(customer, 'PERSONAL'),
    pendingAmendment: amendment?.personal
      ? { ...askedAt(amendment, zoneId), ...amendment.personal }
      : null,
  };
}

export function toAddressData(
  customer: Customer,
  amendment: Amendment | null,
  zoneId: string,
): Schemas['AddressData'] {
  const { street, houseNumber, zipCode, city, provinceCode, countryCode } = customer;
  return {
    street,
    houseNumber,
    zipCode,
    city,
    provinceCode,
    countryCode,
    ...mayOf(customer, 'ADDRESS'),
    pendingAmendment: amendment?.address
      ? { ...askedAt(amendment, zoneId), ...amendment.address }
      : null,
  };
}

export function toContactData(
  customer: Customer,
  amendment: Amendment | null,
  zoneId: string,
): Schemas['ContactData'] {
  const { email, phone } = customer;
  return {
    email,
    phone,
    ...mayOf(customer, 'CONTACT'),
    pendingAmendment: amendment?.contact
      ? { ...askedAt(amendment, zoneId), ...amendment.contact }
      : null,
  };
}
