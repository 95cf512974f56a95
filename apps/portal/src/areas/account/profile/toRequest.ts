import type {
  Contacts,
  Profile,
  SaveContactsRequest,
  SaveProfileRequest,
} from '@studio-portal/sdk/types';
import { fromWire, isDay, toWire } from '../../../lib/dates/dates.ts';
import type { ProfileValues } from './profileFields.ts';

/** The form as the account is now; what is not known is empty. */
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

/** What was emptied is forgotten. */
const orNull = (text: string): string | null => text.trim() || null;

export const toProfileRequest = (values: ProfileValues): SaveProfileRequest => ({
  firstname: orNull(values.firstname),
  lastname: orNull(values.lastname),
  dateOfBirth: isDay(values.dateOfBirth) ? toWire(values.dateOfBirth) : null,
  locale: orNull(values.locale),
});

/**
 * Only the United States have states here (specification 1, section 5).
 * @param asksState whether the form asked for one; else the one that is saved stays for as long as the country does
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
