import { getContacts, getCustomerInfo, getProfile, getUserInfo } from '@studio-portal/sdk/api/me';
import {
  listMyCalendarHistory,
  listMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';
import { listPaymentInstruments } from '@studio-portal/sdk/api/payment-instruments';
import { dayIn, fromWire, readerZone } from '../../lib/dates.ts';

/** A calendar day has no time and no zone; as an instant it would be one day off for half the world. */
const asDay = (day: Date | null) => day && fromWire(day);

/**
 * Everything that the backend tells the account about itself (legal: GDPR 15 and 20), as text of a JSON file. All or nothing:
 * a part that cannot be loaded fails it, so that nobody takes half for the whole.
 */
async function myData(): Promise<string> {
  const [account, profile, contacts, customer, bookings, pastBookings, paymentInstruments] =
    await Promise.all([
      getUserInfo(),
      getProfile(),
      getContacts(),
      getCustomerInfo(),
      listMyCurrentCalendarItems(),
      listMyCalendarHistory(),
      listPaymentInstruments(),
    ]);
  const { dateOfBirth, memberSince } = profile;
  return JSON.stringify(
    {
      account,
      profile: { ...profile, dateOfBirth: asDay(dateOfBirth), memberSince: asDay(memberSince) },
      contacts,
      customer: { ...customer, dateOfBirth: asDay(customer.dateOfBirth) },
      bookings,
      pastBookings,
      paymentInstruments,
    },
    undefined,
    2,
  );
}

/** Loads the data and hands it to the browser as a file. @returns the name of the file */
export async function downloadMyData(): Promise<string> {
  const file = `studio-portal-${dayIn(readerZone())}.json`;
  const address = URL.createObjectURL(new Blob([await myData()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
  return file;
}
