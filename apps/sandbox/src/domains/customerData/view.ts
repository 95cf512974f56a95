/** Maps personal, address and contact data to the API format. */
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import type { Member } from '../accounts/customers.ts';
import { toEditability } from '../accounts/permissions.ts';
import type { Amendment } from './tables.ts';

/** Returns the common fields of pending changes. */
export const amendmentInfo = (
  { id, createdAt }: Pick<Amendment, 'id' | 'createdAt'>,
  zoneId: string,
) => ({
  id,
  createdAt: zoned(createdAt, zoneId),
});

export function toPersonalData(
  customer: Member,
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
    ...toEditability(customer, 'PERSONAL'),
    pendingAmendment: amendment?.personal
      ? { ...amendmentInfo(amendment, zoneId), ...amendment.personal }
      : null,
  };
}

export function toAddressData(
  customer: Member,
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
    ...toEditability(customer, 'ADDRESS'),
    pendingAmendment: amendment?.address
      ? { ...amendmentInfo(amendment, zoneId), ...amendment.address }
      : null,
  };
}

export function toContactData(
  customer: Member,
  amendment: Amendment | null,
  zoneId: string,
): Schemas['ContactData'] {
  const { email, phone } = customer;
  return {
    email,
    phone,
    ...toEditability(customer, 'CONTACT'),
    pendingAmendment: amendment?.contact
      ? { ...amendmentInfo(amendment, zoneId), ...amendment.contact }
      : null,
  };
}
