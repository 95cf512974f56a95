import { getContacts, getCustomerInfo, getProfile, getUserInfo } from '@studio-portal/sdk/api/me';
import {
  listMyCalendarHistory,
  listMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';
import { listCheckinReservations } from '@studio-portal/sdk/api/checkin-reservations';
import { listGivenConsents } from '@studio-portal/sdk/api/legal';
import { listPasskeys } from '@studio-portal/sdk/api/passkeys';
import { listPaymentInstruments } from '@studio-portal/sdk/api/payment-instruments';
import { listPayments } from '@studio-portal/sdk/api/payments';
import { listStandingBookings } from '@studio-portal/sdk/api/standing-bookings';
import type { Payment } from '@studio-portal/sdk/types';
import { dayInZone, fromWire, browserZone } from '../../../lib/dates/dates.ts';

/**
 * Writes calendar days without time and zone: as instants they would be off by one day in half of
 * the world.
 */
const asDay = (day: Date | null) => day && fromWire(day);

/** Loads all payments of the account at a tenant, page by page. */
async function loadPayments(headers: { 'X-Tenant': string }, page = 0): Promise<Payment[]> {
  const { content, hasNext } = await listPayments({ page, size: 100 }, { headers });
  if (!hasNext) return content;
  return [...content, ...(await loadPayments(headers, page + 1))];
}

/** Loads the account's data at one tenant. @param isMember others have no weekly bookings, and may not ask for them */
async function loadTenantData(tenant: string, isMember: boolean) {
  const headers = { 'X-Tenant': tenant };
  const [customer, reservations, payments, weekly] = await Promise.all([
    getCustomerInfo({ headers }),
    listCheckinReservations({ headers }),
    loadPayments(headers),
    isMember ? listStandingBookings({ headers }) : { standingBookings: [] },
  ]);
  return {
    tenant,
    customer: { ...customer, dateOfBirth: asDay(customer.dateOfBirth) },
    checkinReservations: reservations.map((visit) => ({
      ...visit,
      usageDate: asDay(visit.usageDate),
    })),
    payments,
    standingBookings: weekly.standingBookings.map(({ skippedDays, dates, ...standing }) => ({
      ...standing,
      skippedDays: skippedDays.map(asDay),
      dates: dates.map((date) => ({ ...date, day: asDay(date.day) })),
    })),
  };
}

/**
 * Collects all data that the backend holds about the account (legal: GDPR 15 and 20) as JSON: the
 * account with bookings, payment methods, passkeys and consents, and for each connected tenant the person,
 * check-in reservations, payments and weekly bookings. Rejects if any part fails, so that an incomplete file is
 * never taken for a complete one.
 * @param tenant of the page, which may have data without a connection
 */
async function collectData(tenant: string): Promise<string> {
  const [
    account,
    profile,
    contacts,
    bookings,
    pastBookings,
    paymentInstruments,
    passkeys,
    consents,
  ] = await Promise.all([
    getUserInfo(),
    getProfile(),
    getContacts(),
    listMyCurrentCalendarItems(),
    listMyCalendarHistory(),
    listPaymentInstruments(),
    listPasskeys(),
    listGivenConsents(),
  ]);
  const connected = new Set(account.studioConnects.map((connect) => connect.tenant));
  const tenants = await Promise.all(
    [...new Set([tenant, ...connected])].map((name) => loadTenantData(name, connected.has(name))),
  );
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
      ...consents,
      tenants,
    },
    undefined,
    2,
  );
}

/** Downloads the data as a file. @param tenant of the page @returns the file name */
export async function downloadMyData(tenant: string): Promise<string> {
  const file = `studio-portal-${dayInZone(browserZone())}.json`;
  const address = URL.createObjectURL(
    new Blob([await collectData(tenant)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
  return file;
}
