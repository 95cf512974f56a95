import type {
  Contacts,
  Profile,
  SaveContactsRequest,
  SaveProfileRequest,
} from '@studio-portal/sdk/types';
import { fromWire, isDay, toWire } from '../../../lib/dates/dates.ts';
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
 * Only the United States have states here (spec 5).
 * @param asksState true if the form shows a state; otherwise the saved one is kept while the
 * country stays the same
 */
export const toContactsRequest = (
  values: ProfileValues,
  asksState: boolean,
): SaveContactsRequest => ({
  phone: orNull(values.phone),
  street: orNull(values.street),
  houseNumber: orNull(values.houseNumber),
  zipCode: orNull(values.zipCode),
  city: orNull(values.city),
  provinceCode: asksState || values.countryCode === 'US' ? orNull(values.provinceCode) : null,
  countryCode: orNull(values.countryCode),
});
