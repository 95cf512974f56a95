/** A sandbox that is killed in the middle of bookings forgets none that it has confirmed. */
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../src/domains/bookings/tables.ts';
import { bookingOptions } from '../src/domains/bookings/courses/tables.ts';
import { createPlace, type Place } from './harness/place.ts';
import { launch, type Process } from './harness/process.ts';
import { bookOver, type Member, prepareRush } from './harness/world.ts';

const course = { maxParticipants: 60, maxWaitingListParticipants: 30 };
const memberCount = 120;

/** How many confirmations to wait for before the process is killed. */
const killAfter = 40;

async function prepare({ open }: Place): Promise<Member[]> {
  const store = await open();
  const members = await prepareRush(store, memberCount, course);
  await store.close();
  return members;
}

/** Provider states on: the sandbox then adds no sample data of its own. */
const start = ({ env }: Place): Process => launch({ env: { ...env, PROVIDER_STATES: '1' } });

/** Everybody books at once; after some confirmations the process is killed. @returns what was confirmed */
async function bookUntilKilled(place: Place, members: Member[]): Promise<string[]> {
  const sandbox = start(place);
  const origin = await sandbox.listening;
  const confirmed: string[] = [];
  await Promise.allSettled(
    members.map(async (member) => {
      const uuid = await bookOver(origin, member);
      if (uuid === null) return;
      confirmed.push(uuid);
      if (confirmed.length === killAfter) sandbox.child.kill('SIGKILL');
    }),
  );
  await sandbox.ended;
  return confirmed;
}

/** What is stored in the end, beside what was confirmed. */
type Outcome = {
  /** How many confirmations came before the process was killed. */
  confirmed: number;
  /** Confirmed bookings that are not stored. */
  lost: string[];
  statuses: string[];
  /** People with two places. */
  twice: number;
  /** People whose use of their option is not what their bookings say. */
  miscounted: number;
};

async function killInTheMiddle(place: Place, members: Member[]): Promise<Outcome> {
  const confirmed = await bookUntilKilled(place, members);

  // Whoever heard nothing asks again; whoever got a place is told so.
  const again = start(place);
  const origin = await again.listening;
  await Promise.all(members.map((member) => bookOver(origin, member)));
  again.child.kill('SIGTERM');
  await again.ended;

  const store = await place.open();
  const rows = await store.db.select().from(bookings).orderBy(asc(bookings.id));
  const options = await store.db.select().from(bookingOptions);
  await store.close();
  const stored = new Set(rows.map(({ uuid }) => uuid));
  const bookers = new Set(rows.map(({ accountId }) => accountId));
  return {
    confirmed: confirmed.length,
    lost: confirmed.filter((uuid) => !stored.has(uuid)),
    statuses: rows.map(({ status }) => status),
    twice: rows.length - bookers.size,
    miscounted: options.filter(
      ({ accountId, remaining }) => remaining !== (bookers.has(accountId) ? 0 : 1),
    ).length,
  };
}

/** Nothing is lost, no place is counted twice, and none is left over. */
const intact = {
  lost: [],
  statuses: [
    ...Array.from({ length: course.maxParticipants }, () => 'BOOKED'),
    ...Array.from({ length: course.maxWaitingListParticipants }, () => 'WAITING'),
  ],
  twice: 0,
  miscounted: 0,
};

test('a killed sandbox keeps what it has confirmed', async () => {
  const place = await createPlace();
  const members = await prepare(place);
  const { confirmed, ...outcome } = await killInTheMiddle(place, members);
  await place.remove();
  expect(confirmed).toBeGreaterThanOrEqual(killAfter);
  expect(outcome).toEqual(intact);
});
