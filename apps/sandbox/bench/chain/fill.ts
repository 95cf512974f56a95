/**
 * Adds a chain with many studios to the test world. Studio 1001 becomes one of its studios; the data of the sample
 * member do not change. Deterministic.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { contractGrants, contracts } from '../../src/domains/membershipOffers/tables.ts';
import { twoClassesAWeek, yearRow } from '../../src/states/membershipRows.ts';

export type ChainSize = { studios: number; members: number };

/**
 * Size of a large chain. With it, there are 173,200 classes over two years, 1,000,000 bookings, 2,000,000 visits and
 * 1,500,000 account entries.
 */
export const largeChain: ChainSize = { studios: 400, members: 100_000 };

/** Ids of the chain's rows start here, above those of the test world and those that are generated. */
export const firstChainId = 10_000_000;

const first = firstChainId;
const now = `timestamptz '2026-11-25 09:00+01'`;
const today = `date '2026-11-25'`;

/** Copies a table's rows of studio 1001 to the other studios. @param changes pairs for jsonb_build_object */
const copyToStudios = (table: string, changes = '') => `
  insert into ${table}
  select copy.* from ${table} row, chain_studios studio,
    jsonb_populate_record(row, jsonb_build_object('studio_id', studio.id ${changes})) copy
  where row.studio_id = 1001 and studio.n > 1`;

const newId = (table: string) => `, 'id', nextval(pg_get_serial_sequence('${table}', 'id'))`;

/** Names of the columns of studios that can be written; the others are generated. */
async function loadStudioColumns(tx: Database): Promise<string[]> {
  const rows = await tx
    .select({ name: sql<string>`quote_ident(column_name::text)` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and table_name = 'studios' and is_generated = 'NEVER'`);
  return rows.map(({ name }) => name);
}

const studioStatements = ({ studios }: ChainSize, columns: string[]) => [
  `insert into studios (${columns.join(', ')})
   select ${columns.map((name) => `copy.${name}`).join(', ')} from studios row, generate_series(2, ${studios}) n,
     jsonb_populate_record(row, jsonb_build_object(
       'id', ${first} + n, 'magicline_id', ${first} + n, 'name', 'Chain Studio ' || n,
       'latitude', 47.5 + (n * 37 % 700) / 100.0, 'longitude', 6.5 + (n * 53 % 800) / 100.0,
       'address', row.address || jsonb_build_object('city', 'Town ' || n % 120, 'zip', (10000 + n)::text))) copy
   where row.id = 1001`,
  `create temporary table chain_studios as
   select n, case n when 1 then 1001 else ${first} + n end::bigint as id from generate_series(1, ${studios}) n`,
  ...['menu_entries', 'additional_menu_entries'].map((table) => copyToStudios(table, newId(table))),
  copyToStudios(
    'studio_listings',
    `, 'alias', 'chain-' || studio.n, 'external_id', 'chain-' || studio.n`,
  ),
  copyToStudios('studio_news', `, 'id', ${first} + 1000 * studio.n + row.id`),
  ...[
    'utilization_settings',
    'visitor_counts',
    'legal_documents',
    'legal_consents',
    'training_sections',
  ].map((table) => copyToStudios(table)),
  `insert into checkin_settings select id, true, true, null, 60, 240, 24 from chain_studios`,
  `insert into checkin_slots (id, studio_id, day_of_week, start_time, end_time, checkin_minutes, capacity)
   select ${first} + 100 * s.n + 10 * slot + day.number, s.id, day.name, lpad((8 + 2 * slot)::text, 2, '0') || ':00',
     lpad((10 + 2 * slot)::text, 2, '0') || ':00', 30, 30
   from chain_studios s, generate_series(0, 5) slot, chain_days day`,
];

const catalogueStatements = [
  `insert into courses (id, tenant, category_id, name, description, color_hex)
   select ${first} + k, tenant, category_id, 'Course ' || k, description, color_hex
   from courses, generate_series(0, 39) k where id = 401`,
  `insert into offers (id, studio_id, course_id, name, description, price_state, price_cents, payment_methods)
   select ${first} + 10 * s.n + k, s.id, ${first} + (5 * s.n + k) % 40, 'Single class', 'One place.', 'ONLINE_PAYMENT',
     1450, '{CREDIT_CARD,DIRECT_DEBIT}' from chain_studios s, generate_series(0, 7) k`,
  `insert into locations (id, studio_id, name)
   select ${first} + 10 * s.n + k, s.id, 'Room ' || k from chain_studios s, generate_series(0, 2) k`,
  `insert into employees (id, tenant, displayed_name, firstname, lastname)
   select ${first} + 10 * s.n + k, 'northside', 'Trainer ' || k, 'Trainer', s.n || '-' || k
   from chain_studios s, generate_series(0, 9) k`,
  `insert into single_appointment_employees (studio_id, employee_id)
   select s.id, ${first} + 10 * s.n + k from chain_studios s, generate_series(0, 9) k`,
  `insert into working_hours (id, employee_id, studio_id, weekday, "from", until)
   select ${first} + 100 * s.n + 10 * k + day.number, ${first} + 10 * s.n + k, s.id, day.name, '09:00', '18:00'
   from chain_studios s, generate_series(0, 9) k, chain_days day where day.number < 5`,
  `insert into benefits (id, tenant, name, description, color_hex, duration_minutes)
   select ${first} + k, 'northside', 'Appointment ' || k, 'An hour with a trainer.', '#1F6F8B', 60
   from generate_series(0, 9) k`,
  `insert into benefit_employees (benefit_id, employee_id)
   select ${first} + (k + shift) % 10, ${first} + 10 * s.n + k
   from chain_studios s, generate_series(0, 9) k, generate_series(0, 2) shift
   union all select benefit_id, ${first} + 10 * s.n + k
   from benefit_employees, chain_studios s, generate_series(0, 2) k where employee_id = 301`,
  `insert into single_appointment_offers
     (id, studio_id, benefit_id, name, description, price_state, price_cents, payment_methods)
   select ${first} + 10 * s.n + k, s.id, ${first} + k, 'Single appointment', 'One hour.', 'ONLINE_PAYMENT', 4900,
     '{CREDIT_CARD}' from chain_studios s, generate_series(0, 9) k`,
  copyToStudios(
    'single_appointment_offers',
    `, 'id', ${first} + 10000 * studio.n + row.id`,
  ).replace('where', `where row.id < ${first} and`),
  `insert into products (id, studio_id, type, name, description, member_only, pictured, category_ids, benefit_ids, position)
   select ${first} + 10 * s.n + k, s.id, 'BENEFIT_OFFER', 'Pack ' || k, 'Ten places.', false, true, '{}', '{}', k
   from chain_studios s, generate_series(0, 4) k`,
  `insert into product_variants
     (id, product_id, name, price_cents, payment_methods, max_quantity, benefit_units, validity)
   select id, id, '10 classes', 12000, '{CREDIT_CARD}', 5, 10, '{"term":6,"termUnit":"MONTH"}' from products
   where id >= ${first}`,
  // 433 classes of a studio in two years, one every 40 hours and a half.
  `insert into course_appointments (id, course_id, studio_id, starts_at, ends_at, max_participants, waiting_list_active,
     max_waiting_list_participants, employee_ids, location_ids, meeting_type, status, price_state, price_cents)
   select ${first} + 1000 * s.n + k, ${first} + (5 * s.n + k % 8) % 40, s.id, start, start + interval '1 hour', 20, true,
     5, array[${first} + 10 * s.n + k % 10], array[${first} + 10 * s.n + k % 3], 'ON_SITE', 'ACTIVE', 'ONLINE_PAYMENT',
     1450
   from chain_studios s, generate_series(0, 432) k,
     lateral (
       select ${now} + (k - 216) * interval '40 hours 30 minutes' - s.n % 40 * interval '1 hour' as start) times`,
];

const memberStatements = ({ studios, members }: ChainSize) => [
  `create temporary table chain_members as
   select ${first} + m as id, m, (m - 1) / ${studios} as rank, s.n, s.id as studio_id
   from generate_series(1, ${members}) m join chain_studios s on s.n = 1 + (m - 1) % ${studios}`,
  `insert into accounts (id, email, account_context, name, verified, firstname, lastname, date_of_birth, member_since)
   select id, 'member-' || m || '@chain.example', 'MY_SPORTS', 'Member ' || m, true, 'Member', 'Number ' || m,
     date '1960-01-01' + (m * 7919 % 16000)::int, '2024-03-01' from chain_members`,
  `insert into customers
   select copy.* from customers row, chain_members m, jsonb_populate_record(row, jsonb_build_object(
     'id', m.id, 'account_id', m.id, 'customer_number', 'CH-' || m.m, 'email', 'member-' || m.m || '@chain.example',
     'firstname', 'Member', 'lastname', 'Number ' || m.m, 'home_studio_id', m.studio_id, 'unbilled', false,
     'date_of_birth', date '1960-01-01' + (m.m * 7919 % 16000)::int)) copy
   where row.id = 7001`,
  `insert into studio_connects (id, account_id, studio_id) select id, id, studio_id from chain_members`,
  `insert into payment_instruments (id, account_id, type, brand, last_four, expiry_month, expiry_year, behaviour,
     preferred, authenticated, used)
   select id, id, 'CREDIT_CARD', 'Visa', '4242', 12, 2030, 'PAYS', true, true, true from chain_members`,
  `insert into contracts
   select copy.* from contracts row, chain_members m, jsonb_populate_record(row, jsonb_build_object(
     'id', m.id, 'uuid', md5('contract' || m.m)::uuid, 'contract_number', 'CH-' || m.m, 'account_id', m.id,
     'studio_id', m.studio_id, 'customer_account_id', m.id, 'charged_until', date '2026-11-25' + (m.m % 30)::int,
     'recruited_by', case when m.m % 20 = 0 then m.id - 1 end)) copy
   where row.id = ${first} and m.m > 0`,
  `insert into contract_grants
   select copy.* from contract_grants row, chain_members m,
     jsonb_populate_record(row, jsonb_build_object('id', m.id, 'contract_id', m.id)) copy
   where row.id = ${first}`,
  `delete from contract_grants where id = ${first}`,
  `delete from contracts where id = ${first}`,
  `insert into contract_charges (id, contract_id, position, due_date, amount_cents, charge_date, entry_id)
   select ${first} + 10 * m + k, id, 'base', ${today} - (30 * k)::int, 2990, ${today} - (30 * k)::int,
     ${first} + 20 * m + 2 * k from chain_members, generate_series(0, 6) k`,
  `insert into idle_periods (id, contract_id, start_date, end_date, lengthens_term, state, document_attached, requested_at)
   select id, id, ${today} + 30, ${today} + 60, true, 'APPROVED', false, ${now} from chain_members where m % 20 = 0`,
  `insert into customer_recruitments (id, tenant, recruiter_id, recruited_id, contract_id, source)
   select id, 'northside', id - 1, id, id, 'CONTRACT ' || id from chain_members where m % 20 = 0`,
  `insert into family_links (id, customer_id, relative_id, relation)
   select md5('family' || m)::uuid, id, id - 1, 'CHILD' from chain_members where m % 20 = 0`,
  `insert into booking_options (id, account_id, tenant, type, name, category_ids, remaining, valid_from, valid_until)
   select id, id, 'northside', 'PURCHASED_CONTINGENT', 'Ten classes', '{}', 7, ${today} - 30, ${today} + 150
   from chain_members`,
];

const activityStatements = [
  `insert into bookings (id, uuid, appointment_id, account_id, booker, status, booked_by, booking_option_id, paid_with,
     created_at)
   select ${first} + 10 * m + k, md5('booking' || m || '-' || k)::uuid, ${first} + 1000 * n + class, id, 'account:' || id,
     case when k = 9 then 'CANCELED' when ends_at < ${now} then 'ATTENDED' else 'BOOKED' end, id, case when k < 3 then id end,
     case when k < 3 then 'Ten classes' end, ${now} - interval '1 year'
   from chain_members, generate_series(0, 9) k, lateral (select (17 * rank + 43 * k) % 433 as class) classes,
     lateral (select ends_at from course_appointments where course_appointments.id = ${first} + 1000 * n + class) times`,
  `insert into single_appointments (id, uuid, benefit_id, studio_id, employee_id, starts_at, ends_at, account_id, booker,
     booked_by, status, booking_option_id, created_at)
   select id, md5('appointment' || m)::uuid, ${first} + m % 10, studio_id, ${first} + 10 * n + rank % 10, start,
     start + interval '1 hour', id, 'account:' || id, id,
     case when start < ${now} - interval '1 hour' then 'ATTENDED' else 'BOOKED' end, null, ${now} - interval '90 days'
   from chain_members,
     lateral (select ${now} + (rank / 10 - 8) * interval '1 day' + (rank % 7) * interval '1 hour' as start) times`,
  `insert into checkins (id, customer_id, studio_id, date, checkin_at, checkout_at, automatic_checkout_at, by)
   select md5('visit' || m || '-' || k)::uuid, id, studio_id, start::date, start, start + interval '1 hour',
     start + interval '4 hours', 'ENTRANCE'
   from chain_members, generate_series(1, 20) k,
     lateral (select ${now} - k * interval '5 days' - (m % 10) * interval '1 hour' as start) times`,
  `insert into checkins (id, customer_id, studio_id, date, checkin_at, checkout_at, automatic_checkout_at, by)
   select md5('visit' || m)::uuid, id, studio_id, ${today}, ${now} - interval '30 minutes', null,
     ${now} + interval '3 hours', 'ENTRANCE' from chain_members where m % 100 = 0`,
  `insert into checkin_reservations (id, uuid, slot_id, studio_id, account_id, usage_date, starts_at, ends_at,
     last_checkin_at, status, created_at)
   select ${first} + 10 * m + k, md5('reservation' || m || '-' || k)::uuid, ${first} + 100 * n + 10 * (rank % 6) + 2,
     studio_id, id, start::date, start, start + interval '2 hours', start + interval '30 minutes', 'RESERVED', ${now}
   from chain_members, generate_series(0, 1) k, lateral (select ${now} + (k - 1) * interval '7 days' as start) times`,
  `insert into customer_accounts (id, studio_id, customer_id, firstname, lastname, email, payment_method)
   select id, studio_id, id, 'Member', 'Number ' || m, 'member-' || m || '@chain.example', 'DIRECT_DEBIT'
   from chain_members`,
  // Eight claims, of which seven are paid.
  `insert into account_entries (id, customer_account_id, kind, name, amount_cents, due_date, booked_at, unbilled)
   select ${first} + 20 * m + k, id, case k % 2 when 0 then 'CLAIM' else 'PAYMENT' end, 'Membership',
     case k % 2 when 0 then 2990 else -2990 end, ${today} - (30 * (k / 2))::int, ${now} - (k / 2) * interval '30 days',
     false
   from chain_members, generate_series(0, 14) k`,
  `insert into invoices (id, customer_id, studio_id, type, sequence, invoice_number, date, due_date, currency, issuer,
     recipient, checkout_id, issued_at)
   select ${first} + 10 * m + k, id, studio_id, 'INVOICE', 9 - k, 'CH-' || m || '-' || 9 - k, ${today} - (30 * k)::int,
     ${today} - (30 * k)::int, 'EUR', '{"name":"Northside","address":"Musterstraße 1, 10115 Berlin","vatId":null}',
     '{"name":"Member","address":null,"customerNumber":null}', case k when 8 then md5('checkout' || m)::uuid end,
     ${now} - k * interval '30 days'
   from chain_members, generate_series(0, 8) k`,
  `insert into invoice_positions (id, invoice_id, entry_id, name, quantity, amount_cents, tax_rate)
   select ${first} + 10 * m + k, ${first} + 10 * m + k, case when k < 8 then ${first} + 20 * m + 2 * k end, 'Membership',
     1, 2990, 1900
   from chain_members, generate_series(0, 8) k`,
  `insert into checkouts (id, type, studio_id, account_id, booked_by, state, price_cents, currency, payment_method,
     instrument_id, created_at, expires_at)
   select md5('checkout' || m)::uuid, 'COURSE_APPOINTMENT', studio_id, id, id, 'FINALIZED', 1450, 'EUR', 'CREDIT_CARD',
     id, ${now} - interval '60 days', ${now} - interval '59 days' from chain_members`,
  `insert into course_appointment_checkouts (checkout_id, appointment_id, offer_id, join_waiting_list, booking_id)
   select md5('checkout' || m)::uuid, appointment_id, ${first} + 10 * n, false, bookings.id
   from chain_members join bookings on bookings.id = ${first} + 10 * m + 5`,
  `insert into payments (checkout_id, state, amount_cents, currency, instrument_id, attempt, captured_at, updated_at, unbilled)
   select md5('checkout' || m)::uuid, 'CHARGED', 1450, 'EUR', id, 1, ${now} - interval '60 days',
     ${now} - interval '60 days', false from chain_members`,
  `insert into purchased_products (id, uuid, code, variant_id, account_id, booked_by, quantity, price_cents, valid_from,
     valid_until, booking_option_id, created_at)
   select id, md5('purchase' || m)::uuid, 'CH' || m, ${first} + 10 * n + m % 5, id, id, 1, 12000, ${today} - 30,
     ${today} + 150, id, ${now} - interval '30 days' from chain_members where m % 3 = 0`,
  `insert into consumption_credit_entries (id, customer_id, studio_id, type, name, amount_cents, booked_at)
   select ${first} + 10 * m + k, id, studio_id, 'TOP_UP', 'Credit', 1000, ${now} from chain_members, generate_series(0, 2) k`,
  `insert into messages (id, customer_id, studio_id, type, event, subject, text, sent_at)
   select ${first} + 10 * m + k, id, studio_id, 'BOOKING', 'chain ' || k, 'Your booking', 'You have a place.',
     ${now} - k * interval '20 days' from chain_members, generate_series(0, 2) k`,
  `insert into given_consents (id, account_id, email, studio_id, type, text, version, mandatory, given_at)
   select id, id, 'member-' || m || '@chain.example', studio_id, 'GENERAL_TERMS', 'I accept the terms.', 1, true, ${now}
   from chain_members`,
  `insert into push_subscriptions (id, account_id, endpoint, p256dh, auth, reader, saved_at)
   select id, id, 'https://push.chain.example/' || m, 'key', 'secret', '{}', ${now} from chain_members where m % 5 = 0`,
  `insert into audit_entries (at, account_id, tenant, operation_id, kind, thing_id, fields)
   select ${now} - k * interval '9 days', id, 'northside', 'bookCourse', 'booking', ${first} + 10 * m + k, '{}'
   from chain_members, generate_series(0, 4) k`,
];

/**
 * Adds a chain's studios, members and two years of their activity, then updates the planner's statistics. Takes about
 * five minutes for `largeChain` on PostgreSQL. The database user must be a superuser, since foreign keys are not
 * checked meanwhile.
 */
export async function fillChain(db: Database, size: ChainSize): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (statement: string) => tx.execute(sql.raw(statement));
    await run('set local session_replication_role = replica');
    await run(`create temporary table chain_days as select ordinality::int - 1 as number, name
      from unnest(array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])
      with ordinality as days (name)`);
    const columns = await loadStudioColumns(tx);
    for (const statement of [...studioStatements(size, columns), ...catalogueStatements])
      await run(statement);
    await tx.insert(contracts).values({ ...yearRow, id: first });
    await tx
      .insert(contractGrants)
      .values({ id: first, contractId: first, terms: twoClassesAWeek });
    for (const statement of [...memberStatements(size), ...activityStatements])
      await run(statement);
    await run('drop table chain_days, chain_studios, chain_members');
  });
  await db.execute(sql.raw('vacuum analyze'));
}
