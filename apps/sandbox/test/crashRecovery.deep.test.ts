/** A sandbox that is killed during bookings loses none that it has confirmed. */
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../src/domains/bookings/tables.ts';
import { bookingOptions } from '../src/domains/bookings/courses/tables.ts';
import { createPersistentDatabase, type PersistentDatabase } from './harness/persistentDatabase.ts';
import { launch, type Process } from './harness/process.ts';
import { bookCourse, type Member, setUpMembers } from './harness/world.ts';

const course = { maxParticipants: 60, maxWaitingListParticipants: 30 };
const memberCount = 120;

/** Number of confirmations before the process is killed. */
const killAfter = 40;

async function prepare({ open }: PersistentDatabase): Promise<Member[]> {
  const store = await open();
  const members = await setUpMembers(store, memberCount, course);
  await store.close();
  return members;
}

/** Enables provider states, because the sandbox then adds no sample data. */
const start = ({ env }: PersistentDatabase): Process =>
  launch({ env: { ...env, PROVIDER_STATES: '1' } });

/** Books for all members at once and kills the process after some confirmations. @returns the confirmed uuids */
async function bookUntilKilled(place: PersistentDatabase, members: Member[]): Promise<string[]> {
  const sandbox = start(place);
  const origin = await sandbox.listening;
  const confirmed: string[] = [];
  await Promise.allSettled(
    members.map(async (member) => {
      const uuid = await bookCourse(origin, member);
      if (uuid === null) return;
      confirmed.push(uuid);
      if (confirmed.length === killAfter) sandbox.child.kill('SIGKILL');
    }),
  );
  await sandbox.ended;
  return confirmed;
}

/** Stored rows compared with the confirmed bookings. */
type Outcome = {
  /** Number of confirmations before the process was killed. */
  confirmed: number;
  /** Confirmed bookings that are not stored. */
  lost: string[];
  statuses: string[];
  /** Number of duplicate bookings. */
  duplicates: number;
  /** Number of members whose remaining uses do not match their bookings. */
  miscounted: number;
};

async function killDuringBookings(place: PersistentDatabase, members: Member[]): Promise<Outcome> {
  const confirmed = await bookUntilKilled(place, members);

  // Repeats all requests; members with a place are rejected.
  const restarted = start(place);
  const origin = await restarted.listening;
  await Promise.all(members.map((member) => bookCourse(origin, member)));
  restarted.child.kill('SIGTERM');
  await restarted.ended;

  const store = await place.open();
  const rows = await store.db.select().from(bookings).orderBy(asc(bookings.id));
  const options = await store.db.select().from(bookingOptions);
  await store.close();
  const storedUuids = new Set(rows.map(({ uuid }) => uuid));
  const bookers = new Set(rows.map(({ accountId }) => accountId));
  return {
    confirmed: confirmed.length,
    lost: confirmed.filter((uuid) => !storedUuids.has(uuid)),
    statuses: rows.map(({ status }) => status),
    duplicates: rows.length - bookers.size,
    miscounted: options.filter(
      ({ accountId, remaining }) => remaining !== (bookers.has(accountId) ? 0 : 1),
    ).length,
  };
}

/** No booking is lost, no place is used twice, and none is left. */
const intact = {
  lost: [],
  statuses: [
    ...Array.from({ length: course.maxParticipants }, () => 'BOOKED'),
    ...Array.from({ length: course.maxWaitingListParticipants }, () => 'WAITING'),
  ],
  duplicates: 0,
  miscounted: 0,
};

test('keeps confirmed bookings when it is killed', async () => {
  const place = await createPersistentDatabase();
  const members = await prepare(place);
  const { confirmed, ...outcome } = await killDuringBookings(place, members);
  await place.remove();
  expect(confirmed).toBeGreaterThanOrEqual(killAfter);
  expect(outcome).toEqual(intact);
});
