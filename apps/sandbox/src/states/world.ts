/** The small world of contract tests: one tenant, two studios, two accounts, one course. */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { hashPassword } from '../domains/accounts/passwords.ts';
import { accounts, customers, studioConnects } from '../domains/accounts/tables.ts';
import { features, menuEntries, tenants, whitelabelConfigs } from '../domains/brands/tables.ts';
import {
  courseCategories,
  courses,
  employees,
  locations,
  offers,
  singleAppointmentEmployees,
} from '../domains/bookings/courses/tables.ts';
import { legalConsents, legalDocuments } from '../domains/legal/tables.ts';
import { studioNews } from '../domains/news/tables.ts';
import { clearOutageCache } from '../domains/service/outage.ts';
import {
  benefitEmployees,
  benefits,
  singleAppointmentOffers,
} from '../domains/bookings/singleAppointments/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { tenantLocales } from '../domains/translations/tables.ts';
import { trialConfigurations } from '../domains/bookings/trialSessions/tables.ts';
import type { Services } from '../platform/api.ts';
import { createSampleDownload } from './sampleCalendars.ts';
import { dumpRows } from './dumpRows.ts';
import { addCategories, addListing } from './catalogueRows.ts';
import {
  accountRows,
  configRow,
  courseRows,
  customerRow,
  featureRows,
  memberId,
  menuRows,
  password,
  studioRow,
  tenantRow,
} from './rows.ts';
import { legalConsentRows, legalDocumentRows, localeRows, newsRows } from './pageRows.ts';
import {
  benefitEmployeeRows,
  benefitRows,
  singleOfferRows,
  trialConfigurationRow,
} from './slotRows.ts';
import { addUtilization } from './utilizationRows.ts';

export type World = Services & {
  /** Account of the latest login by a state; null before any. */
  me: number | null;
};

/** Current time of the world, at which the days in the examples of the API description are upcoming. */
export const present = new Date('2026-11-25T09:00:00+01:00');

const hashes = new Map<string, Promise<string>>();

/** Hashes a password once, because hashing is slow by design. */
export function hashWithCache(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Returns the account that is "me" in a state: the logged-in one, else the member. */
export function currentAccountId({ me }: World): number {
  return me ?? memberId;
}

/** Statement that restores the world's rows, per database in which they were stored. */
const storedWorlds = new WeakMap<Database, SQL>();

/** Deletes all data and stores a new world without bookings. */
export async function beginWorld(world: World): Promise<void> {
  // Waits for mails of the previous world.
  await world.background.idle();
  const passwordHash = await hashWithCache(password);
  world.clock.set(present);
  clearOutageCache(world.db);
  world.me = null;
  Object.assign(world.walletKeys, { apple: null, google: null });
  // Tests call no hosts outside.
  world.calendars.download = createSampleDownload('unreachable');
  await world.db.transaction(async (tx) => {
    await clear(tx);
    const rows = storedWorlds.get(world.db);
    if (rows) await tx.execute(rows);
    else {
      await addRows(tx, passwordHash);
      storedWorlds.set(world.db, await dumpRows(tx));
    }
  });
}

async function addRows(tx: Database, passwordHash: string): Promise<void> {
  await tx.insert(tenants).values(tenantRow('northside'));
  await tx.insert(whitelabelConfigs).values(configRow('northside', 'northside-group'));
  await tx.insert(features).values(featureRows);
  await tx.insert(studios).values([studioRow(1001), studioRow(1002)]);
  await tx.insert(menuEntries).values([...menuRows(1001), ...menuRows(1002)]);
  await addCategories(tx);
  await addListing(tx, 1001);
  await addListing(tx, 1002);
  await addUtilization(tx, 1001);
  await addUtilization(tx, 1002);
  await tx.insert(legalDocuments).values(legalDocumentRows);
  await tx.insert(legalConsents).values(legalConsentRows);
  await tx.insert(studioNews).values(newsRows);
  await tx.insert(tenantLocales).values(localeRows);
  await tx.insert(accounts).values(accountRows.map((row) => ({ ...row, passwordHash })));
  await tx.insert(customers).values(customerRow);
  await tx.insert(studioConnects).values({ id: 5001, accountId: memberId, studioId: 1001 });
  await tx.insert(courseCategories).values(courseRows.category);
  await tx.insert(courses).values([courseRows.course, courseRows.freeCourse, courseRows.event]);
  await tx.insert(employees).values(courseRows.employee);
  await tx
    .insert(singleAppointmentEmployees)
    .values({ studioId: 1001, employeeId: courseRows.employee.id });
  await tx.insert(locations).values(courseRows.location);
  await tx.insert(offers).values(courseRows.offer);
  await tx.insert(benefits).values(benefitRows);
  await tx.insert(benefitEmployees).values(benefitEmployeeRows);
  await tx.insert(singleAppointmentOffers).values(singleOfferRows);
  await tx.insert(trialConfigurations).values(trialConfigurationRow);
}

/**
 * Deletes the rows, which is faster than truncating when there are few; the others are deleted by cascade with their
 * tenant or account.
 */
async function clear(tx: Database): Promise<void> {
  const tables = [
    'tenants',
    'accounts',
    'whitelabel_configs',
    'menu_entries',
    'studio_categories',
    'studio_feature_categories',
    'payment_instruments',
    'payments',
    'vouchers',
    'bank_authorizations',
    'idempotent_requests',
    'translations',
    'tracking_events',
    'attempts',
    'rates',
    'known_networks',
    'passkey_challenges',
    'push_keys',
    'push_subscriptions',
    'group_contexts',
    'jobs',
    'outbox_mails',
    'settings',
    'audit_entries',
    'reward_grants',
  ];
  // Runs as one block, because the round trips of separate statements take longer than the statements.
  await tx.execute(
    sql.raw(`do $$ begin ${tables.map((table) => `delete from "${table}";`).join(' ')} end $$`),
  );
  // Rows of the world have fixed ids, so generated ids must start above them.
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(name, 'id'), 900000) from unnest(array['customers', 'payment_instruments', 'accounts', 'booking_options', 'studio_connects', 'passkeys', 'push_subscriptions']) as name`,
  );
}
