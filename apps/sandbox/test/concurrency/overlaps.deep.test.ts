/**
 * A person's overlapping bookings at the same moment: one succeeds. Only on PostgreSQL, because the embedded database
 * runs one transaction after the other.
 */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { courseAppointments } from '../../src/domains/bookings/courses/tables.ts';
import { findOverlap } from '../../src/domains/bookings/overlap.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { guestKey } from '../../src/domains/bookings/rules.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { prospect } from '../../src/states/rows.ts';
import { onServer } from '../harness/databases.ts';
import { addMembers, setCourse } from '../harness/members.ts';
import { readyCheckout } from '../harness/purchase.ts';
import { accountIds, type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { happy } from '../operations/happy.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const account = (id: number) => `account:${id}`;

/** Starts half an hour after the sample class, which has the id before. */
const otherId = 50_002;

/** Replaces the sample class with two that overlap. */
async function setOverlappingClasses(maxParticipants: number): Promise<void> {
  await setCourse(db(), { maxParticipants });
  const [first] = await db().select().from(courseAppointments);
  if (!first) throw new Error('The test world has no class.');
  const later = (at: Date) => new Date(at.getTime() + 1_800_000);
  await db()
    .insert(courseAppointments)
    .values({
      ...first,
      id: otherId,
      startsAt: later(first.startsAt),
      endsAt: later(first.endsAt),
      maxParticipants: 50,
    });
}

const bookWithOption = (as: number, courseAppointmentId: number, joinWaitingList = false) =>
  sandbox().call('bookCourse', {
    as,
    body: { courseAppointmentId, bookingOptionId: as, joinWaitingList },
  });

const listStatuses = async (as: number) =>
  (await db().select().from(bookings).where(eq(bookings.accountId, as))).map(
    ({ status }) => status,
  );

/** Counts the transactions of this database that wait for a key. */
async function countWaiting(): Promise<number> {
  const ofDatabase = sql`database = (select oid from pg_database where datname = current_database())`;
  const [found] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`pg_locks`)
    .where(sql`locktype = 'advisory' and not granted and ${ofDatabase}`);
  return found?.count ?? 0;
}

/** Makes a call while another transaction has checked the bookings of a person. @returns the status of the answer */
async function callWhileLocked(
  booker: string,
  call: () => Promise<{ status: number }>,
): Promise<number> {
  const { answer } = await db().transaction(async (tx) => {
    const time = { startsAt: new Date('2027-01-01T10:00Z'), endsAt: new Date('2027-01-01T11:00Z') };
    await findOverlap(tx, booker, time);
    // In an object, because returning the promise itself would wait for it before the commit.
    const started = { answer: call() };
    await expect.poll(countWaiting).toBe(1);
    return started;
  });
  return (await answer).status;
}

/** The calls that book a place or an employee, with the person whom their request books for. */
const paths = [
  ['bookCourse', account(accountIds.member)],
  ['bookPublicCourse', guestKey(prospect.email)],
  ['bookSingle', account(accountIds.member)],
  ['finalizeCheckout', account(accountIds.visitor)],
  ['createTrialSession', account(accountIds.visitor)],
] as const satisfies [WritingOperationId, string][];

/** Setups are typed per operation; here they all count as requests. */
const createRequest = (id: WritingOperationId, world: Sandbox): Promise<Request> =>
  happy[id](world);

describe.runIf(onServer)('overlapping bookings at the same moment', () => {
  test.for(paths)('%s waits for another booking of its person', async ([id, booker]) => {
    const request = await createRequest(id, sandbox());
    expect(await callWhileLocked(booker, () => sandbox().call(id, request))).toBeLessThan(300);
  });

  test('moving up from the waiting list waits for another booking of the person', async () => {
    await setOverlappingClasses(1);
    const [first = 0, waiting = 0] = await addMembers(db(), 2);
    const { body: booked } = await bookWithOption(first, 50_001);
    await bookWithOption(waiting, 50_001, true);
    const cancel = () =>
      sandbox().call('cancelCalendarItem', { as: first, path: { id: booked.uuid } });
    expect(await callWhileLocked(account(waiting), cancel)).toBe(200);
    expect(await listStatuses(waiting)).toEqual(['BOOKED']);
  });

  test('succeed once for each of twenty people who pay for one and use an option for the other', async () => {
    await setOverlappingClasses(50);
    const ids = await addMembers(db(), 20);
    const checkouts: string[] = [];
    for (const as of ids)
      checkouts.push((await readyCheckout(sandbox(), as, { courseAppointmentId: otherId })).id);
    const answers = await Promise.all(
      ids.map((as, index) =>
        Promise.all([
          bookWithOption(as, 50_001),
          sandbox().call('finalizeCheckout', { as, path: { id: checkouts[index] ?? '' } }),
        ]),
      ),
    );
    await sandbox().services.background.idle();
    for (const pair of answers)
      expect(pair.flatMap(({ errorCode }) => errorCode ?? [])).toEqual([
        'booking.error.overlapping',
      ]);
    for (const as of ids) expect(await listStatuses(as)).toEqual(['BOOKED']);
  });

  test('leave someone who books while moving up with one place', async () => {
    const [first = 0, waiting = 0] = await addMembers(db(), 2);
    for (let repetition = 0; repetition < 10; repetition++) {
      await setOverlappingClasses(1);
      const { body: booked } = await bookWithOption(first, 50_001);
      await bookWithOption(waiting, 50_001, true);
      await Promise.all([
        sandbox().call('cancelCalendarItem', { as: first, path: { id: booked.uuid } }),
        bookWithOption(waiting, otherId),
      ]);
      const statuses = await listStatuses(waiting);
      expect(statuses.filter((status) => status === 'BOOKED')).toHaveLength(1);
    }
  });
});
