import type { SaveContactsRequest, SaveProfileRequest } from '@studio-portal/sdk/types';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import type { MasterDataValues } from './masterDataFields.ts';

const filled = <Key extends string>(
  values: Readonly<Record<Key, string>>,
): Partial<Record<Key, string>> => {
  const kept: Partial<Record<Key, string>> = {};
  for (const key in values) {
    const text = values[key].trim();
    if (text) kept[key] = text;
  }
  return kept;
};

/** Splits the input into the two requests that save it; omitted fields stay unchanged. */
export function toRequests(values: MasterDataValues): {
  profile: SaveProfileRequest;
  contacts: SaveContactsRequest;
} {
  const {
    firstname,
    lastname,
    dateOfBirth,
    phone,
    street,
    houseNumber,
    zipCode,
    city,
    provinceCode,
    countryCode,
  } = values;
  return {
    profile: {
      ...filled({ firstname, lastname }),
      ...(isDay(dateOfBirth) ? { dateOfBirth: toWire(dateOfBirth) } : {}),
    },
    contacts: filled({ phone, street, houseNumber, zipCode, city, provinceCode, countryCode }),
  };
}
