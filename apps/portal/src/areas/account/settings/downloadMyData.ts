import { getContacts, getCustomerInfo, getProfile, getUserInfo } from '@studio-portal/sdk/api/me';
import {
  listMyCalendarHistory,
  listMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';
import { listCheckinReservations } from '@studio-portal/sdk/api/checkin-reservations';
import { listPasskeys } from '@studio-portal/sdk/api/passkeys';
import { listPaymentInstruments } from '@studio-portal/sdk/api/payment-instruments';
import { listPayments } from '@studio-portal/sdk/api/payments';
import type { Payment } from '@studio-portal/sdk/types';
import { dayIn, fromWire, readerZone } from '../../../lib/dates/dates.ts';

/** A calendar day has no time and no zone; as an instant it would be one day off for half the world. */
const asDay = (day: Date | null) => day && fromWire(day);

/** All payments of the account at a tenant, page by page. */
async function paymentsOf(headers: { 'X-Tenant': string }, page = 0): Promise<Payment[]> {
  const { content, hasNext } = await listPayments({ page, size: 100 }, { headers });
  if (!hasNext) return content;
  return [...content, ...(await paymentsOf(headers, page + 1))];
}

/** What one tenant keeps of the account. */
async function dataOf(tenant: string) {
  const headers = { 'X-Tenant': tenant };
  const [customer, reservations, payments] = await Promise.all([
    getCustomerInfo({ headers }),
    listCheckinReservations({ headers }),
    paymentsOf(headers),
  ]);
  return {
    tenant,
    customer: { ...customer, dateOfBirth: asDay(customer.dateOfBirth) },
    checkinReservations: reservations.map((visit) => ({
      ...visit,
      usageDate: asDay(visit.usageDate),
    })),
    payments,
  };
}

/**
 * Everything that the backend tells the account about itself (legal: GDPR 15 and 20), as text of a JSON file: the account with
 * its bookings, means of payment and passkeys, and what each tenant that it is connected to keeps: the person, reserved visits and payments. All or nothing: a part that cannot be
 * loaded fails it, so that nobody takes half for the whole.
 * @param tenant whose page this is; it may know an account without a connection
 */
async function myData(tenant: string): Promise<string> {
  const [account, profile, contacts, bookings, pastBookings, paymentInstruments, passkeys] =
    await Promise.all([
      getUserInfo(),
      getProfile(),
      getContacts(),
      listMyCurrentCalendarItems(),
      listMyCalendarHistory(),
      listPaymentInstruments(),
      listPasskeys(),
    ]);
  const names = new Set([tenant, ...account.studioConnects.map((connect) => connect.tenant)]);
  const tenants = await Promise.all([...names].map(dataOf));
  const { dateOfBirth, memberSince } = profile;
  return JSON.stringify(
    {
      account,
      profile: { ...profile, dateOfBirth: asDay(dateOfBirth), memberSince: asDay(memberSince) },
      contacts,
      bookings,
      pastBookings,
      paymentInstruments,
      ...passkeys,
      tenants,
    },
    undefined,
    2,
  );
}

/** Loads the data and hands it to the browser as a file. @param tenant whose page this is @returns the name of the file */
export async function downloadMyData(tenant: string): Promise<string> {
  const file = `studio-portal-${dayIn(readerZone())}.json`;
  const address = URL.createObjectURL(
    new Blob([await myData(tenant)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
  return file;
}
