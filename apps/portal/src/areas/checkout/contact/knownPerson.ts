import type { Contacts, CustomerInfo, Profile } from '@studio-portal/sdk/types';

/**
 * The person of an account as far as anybody knows them: where the tenant knows nothing, what the account says of itself. An address
 * is one thing: a house number does not fit another street.
 */
export function knownPerson(
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
