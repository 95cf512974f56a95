import type {
  Contacts,
  Profile,
  SaveContactsRequest,
  SaveProfileRequest,
} from '@studio-portal/sdk/types';
import { fromWire, isDay, toWire } from '../../../lib/dates/dates.ts';
import { hasProvinces } from '../../../lib/forms/hasProvinces.ts';
import type { ProfileValues } from './profileFields.ts';

/** Converts the account's data to form values; unknown ones are empty. */
export const toValues = (profile: Profile, contacts: Contacts): ProfileValues => ({
  firstname: profile.firstname ?? '',
  lastname: profile.lastname ?? '',
  dateOfBirth: profile.dateOfBirth ? fromWire(profile.dateOfBirth) : '',
  locale: profile.locale ?? '',
  phone: contacts.phone ?? '',
  street: contacts.street ?? '',
  houseNumber: contacts.houseNumber ?? '',
  zipCode: contacts.zipCode ?? '',
  city: contacts.city ?? '',
  provinceCode: contacts.provinceCode ?? '',
  countryCode: contacts.countryCode ?? '',
});

/** Null deletes the stored value. */
const orNull = (text: string): string | null => text.trim() || null;

export const toProfileRequest = (values: ProfileValues): SaveProfileRequest => ({
  firstname: orNull(values.firstname),
  lastname: orNull(values.lastname),
  dateOfBirth: isDay(values.dateOfBirth) ? toWire(values.dateOfBirth) : null,
  locale: orNull(values.locale),
});

/**
 * Converts form values to the request. A province is kept while the country has provinces.
 * @param asksProvince true if the form shows a state or province, which is then sent for any country
 */
export const toContactsRequest = (
  values: ProfileValues,
  asksProvince: boolean,
): SaveContactsRequest => ({
  phone: orNull(values.phone),
  street: orNull(values.street),
  houseNumber: orNull(values.houseNumber),
  zipCode: orNull(values.zipCode),
  city: orNull(values.city),
  provinceCode:
    asksProvince || hasProvinces(values.countryCode) ? orNull(values.provinceCode) : null,
  countryCode: orNull(values.countryCode),
});
