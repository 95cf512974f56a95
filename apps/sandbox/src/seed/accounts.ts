/** Sample accounts in every state that a screen can show. All have the same sample password. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { hashPassword } from '../domains/accounts/passwords.ts';
import { accounts, customers, studioConnects } from '../domains/accounts/tables.ts';
import { findPortalZone } from '../domains/accounts/zone.ts';
import { bookWithOption } from '../domains/bookings/bookWithOption.ts';
import { hasFreePlace, loadOccupancy } from '../domains/bookings/courses/occupancy.ts';
import { bookingOptions, courseAppointments } from '../domains/bookings/courses/tables.ts';
import { isOpen } from '../domains/bookings/courses/window.ts';
import { jobs } from '../platform/jobs/tables.ts';
import { addDays, dayIn } from '../platform/time.ts';
import type { TenantName } from './brands.ts';

export const samplePassword = 'sample-Passw0rd';

type Option = Pick<typeof bookingOptions.$inferInsert, 'type' | 'name' | 'remaining'>;

type Sample = {
  email: string;
  name: string;
  tenant: TenantName;
  accountContext: 'MY_SPORTS' | 'FIT_X' | 'RSG_GROUP';
  /** Description printed at start. */
  state: string;
  /** Home studio. Default: not connected to a studio. */
  studioId?: number;
  options?: Option[];
  /** Has a booked course and a place on a waiting list. */
  books?: true;
  /** Has no date of birth and no address at the tenant. */
  incomplete?: true;
  /** Has not verified its address. */
  unverified?: true;
  referralCode?: string;
};

const flat: Option = { type: 'FLAT_CONTINGENT', name: 'Course flat', remaining: null };

export const sampleAccounts: readonly Sample[] = [
  {
    email: 'member@northside.example',
    name: 'Mona Muster',
    tenant: 'northside',
    accountContext: 'MY_SPORTS',
    state: 'member whose membership includes all classes',
    studioId: 1001,
    options: [flat, { type: 'PURCHASED_CONTINGENT', name: 'Pack of five', remaining: 0 }],
    referralCode: 'MONA2026',
  },
  {
    email: 'pack@northside.example',
    name: 'Pat Muster',
    tenant: 'northside',
    accountContext: 'MY_SPORTS',
    state: 'member whose pack is used up',
    studioId: 1001,
    options: [{ type: 'PURCHASED_CONTINGENT', name: 'Pack of five', remaining: 0 }],
  },
  {
    email: 'booked@northside.example',
    name: 'Bo Muster',
    tenant: 'northside',
    accountContext: 'MY_SPORTS',
    state: 'member with a booking and a place on a waiting list',
    studioId: 1001,
    options: [flat],
    books: true,
  },
  {
    email: 'visitor@northside.example',
    name: 'Vic Visitor',
    tenant: 'northside',
    accountContext: 'MY_SPORTS',
    state: 'account without a studio: pays by card',
  },
  {
    email: 'member@volt.example',
    name: 'Max Sample',
    tenant: 'volt',
    accountContext: 'FIT_X',
    state: 'member with a pack of ten',
    studioId: 2001,
    options: [{ type: 'PURCHASED_CONTINGENT', name: 'Pack of ten', remaining: 7 }],
  },
  {
    email: 'member@arcade.example',
    name: 'Mia Esempio',
    tenant: 'arcade',
    accountContext: 'RSG_GROUP',
    state: 'member whose membership includes all classes',
    studioId: 3001,
    options: [flat],
  },
  {
    email: 'newcomer@northside.example',
    name: 'Nele Beispiel',
    tenant: 'northside',
    accountContext: 'MY_SPORTS',
    state: 'account without a studio that has never booked',
  },
  {
    email: 'unverified@northside.example',
    name: 'Uwe Unbestätigt',
    tenant: 'northside',
    accountContext: 'MY_SPORTS',
    state: 'account whose address is not verified',
    unverified: true,
  },
  {
    email: 'refused@northside.example',
    name: 'Rita Muster',
    tenant: 'northside',
    accountContext: 'MY_SPORTS',
    state: 'member who is not let in and has missed bookings',
    studioId: 1001,
  },
  {
    email: 'incomplete@northside.example',
    name: 'Ines Muster',
    tenant: 'northside',
    accountContext: 'MY_SPORTS',
    state:
      'member whose day of birth and address are not known; the membership includes all classes',
    studioId: 1001,
    options: [flat],
    incomplete: true,
  },
  {
    email: 'mover@arcade.example',
    name: 'Moira Esempio',
    tenant: 'arcade',
    accountContext: 'MY_SPORTS',
    state: 'member who is asked to move the account',
    studioId: 3001,
  },
];

/** Returns the addresses of all accounts. */
export async function loadAddresses(db: Database): Promise<Set<string>> {
  const rows = await db.select({ email: accounts.email }).from(accounts);
  return new Set(rows.map(({ email }) => email));
}

/** Adds missing accounts, since databases created before steps were recorded may have some of them. */
export async function seedAccounts(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(samplePassword);
  const existing = await loadAddresses(db);
  for (const sample of sampleAccounts.filter(({ email }) => !existing.has(email))) {
    const { email, name, accountContext, tenant, studioId, referralCode = null } = sample;
    const [firstname = '', lastname = ''] = name.split(' ');
    const zoneId = await findPortalZone(db, { context: { 'X-Tenant': tenant }, hostname: '' });
    const today = dayIn(zoneId, now);
    const [account] = await db
      .insert(accounts)
      .values({
        email,
        name,
        accountContext,
        passwordHash,
        verified: !sample.unverified,
        profilePictureUrl: null,
        firstname,
        lastname,
        memberSince: addDays(today, -400),
        referralCode,
      })
      .returning();
    if (!account || studioId === undefined) continue;
    await seedCustomer(db, account, tenant, studioId, sample.incomplete ? {} : details);
    for (const option of sample.options ?? [])
      await db.insert(bookingOptions).values({
        ...option,
        accountId: account.id,
        tenant,
        categoryIds: [],
        validUntil: addDays(today, 200),
      });
    if (sample.books) await seedBookings(db, account.id, studioId, now);
  }
}

const details = {
  dateOfBirth: '1990-05-17',
  phone: '+49 30 0000001',
  street: 'Beispielweg',
  houseNumber: '2',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

/** Makes an account a customer of a tenant, connected to a studio. */
export async function seedCustomer(
  db: Database,
  { id: accountId, email, firstname, lastname }: typeof accounts.$inferSelect,
  tenant: string,
  studioId: number,
  accountDetails: Partial<typeof details>,
): Promise<void> {
  await db.insert(customers).values({
    tenant,
    accountId,
    customerNumber: `M-${accountId}`,
    email,
    firstname,
    lastname,
    ...accountDetails,
    homeStudioId: studioId,
  });
  await db.insert(studioConnects).values({ accountId, studioId });
}

/** Books the next course with a free place and joins the next waiting list, through the usual booking rules. */
async function seedBookings(
  db: Database,
  accountId: number,
  studioId: number,
  now: Date,
): Promise<void> {
  const [option] = await db
    .select()
    .from(bookingOptions)
    .where(eq(bookingOptions.accountId, accountId));
  const upcoming = await db
    .select()
    .from(courseAppointments)
    .where(
      and(
        eq(courseAppointments.studioId, studioId),
        gt(courseAppointments.startsAt, new Date(now.getTime() + 26 * 3_600_000)),
      ),
    )
    .orderBy(asc(courseAppointments.startsAt))
    .limit(80);
  let hasBooked = false;
  let waits = false;
  for (const appointment of upcoming) {
    if (!option || (hasBooked && waits)) return;
    if (!isOpen(appointment, now)) continue;
    const occupancy = await loadOccupancy(db, appointment.id);
    const isFree = hasFreePlace(appointment, occupancy) && occupancy.waiting === 0;
    const list =
      !isFree &&
      appointment.waitingListActive &&
      occupancy.waiting < appointment.maxWaitingListParticipants;
    if ((isFree && hasBooked) || (!isFree && (waits || !list))) continue;
    const request = {
      courseAppointmentId: appointment.id,
      bookingOptionId: option.id,
      joinWaitingList: !isFree,
    };
    const { uuid } = await bookWithOption(db, accountId, request, {}, now);
    // Sample people get no mails.
    await db.delete(jobs).where(sql`${jobs.job} -> 'news' ->> 'uuid' = ${uuid}`);
    if (isFree) hasBooked = true;
    else waits = true;
  }
}
