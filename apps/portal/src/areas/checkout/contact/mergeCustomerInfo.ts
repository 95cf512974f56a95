import type { Contacts, CustomerInfo, Profile } from '@studio-portal/sdk/types';

/**
 * Merges the data of an account: the tenant's first, then the account's own. The address is taken
 * from one source, since a house number does not fit another street.
 */
export function mergeCustomerInfo(
  info: CustomerInfo,
  profile: Profile,
  contacts: Contacts,
): CustomerInfo {
  const { street, houseNumber, zipCode, city, provinceCode, countryCode } =
    info.street === null ? contacts : info;
  return {
    ...info,
    firstname: info.firstname ?? profile.firstname,
    lastname: info.lastname ?? profile.lastname,
    dateOfBirth: info.dateOfBirth ?? profile.dateOfBirth,
    phone: info.phone ?? contacts.phone,
    street,
    houseNumber,
    zipCode,
    city,
    provinceCode,
    countryCode,
  };
}
