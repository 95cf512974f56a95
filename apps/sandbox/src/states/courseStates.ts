import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bookings } from '../domains/bookings/tables.ts';
import { bookingOptions } from '../domains/courses/tables.ts';
import { addMinutes } from '../time.ts';
import { places, removeAppointment, setAppointment, waitingPlaces } from './appointments.ts';
import type { States } from './vocabulary.ts';
import { present, type World } from './world.ts';

type Situation =
  | 'open'
  | 'full'
  | 'full-waiting-list'
  | 'not-yet-bookable'
  | 'no-longer-bookable'
  | 'canceled'
  | 'free'
  | 'booked-by-me'
  | 'waiting-me'
  | 'none';

const full = { booked: places, waiting: 3 };

const situations = {
  open: ({ db }, id) => setAppointment(db, id, {}),
  full: ({ db }, id) => setAppointment(db, id, {}, full),
  'full-waiting-list': ({ db }, id) =>
    setAppointment(db, id, {}, { booked: places, waiting: waitingPlaces }),
  'not-yet-bookable': ({ db }, id) =>
    setAppointment(db, id, { earliestBookingAt: addMinutes(present, 8 * 60) }),
  'no-longer-bookable': ({ db }, id) =>
    setAppointment(db, id, { latestBookingAt: addMinutes(present, -60) }),
  canceled: ({ db }, id) => setAppointment(db, id, { status: 'CANCELED' }, { booked: 0 }),
  free: ({ db }, id) => setAppointment(db, id, { priceState: 'FREE', priceCents: null }),
  async 'booked-by-me'(world, id) {
    await setAppointment(world.db, id, {});
    await bookForMe(world, id, 'BOOKED');
  },
  async 'waiting-me'(world, id) {
    await setAppointment(world.db, id, {}, full);
    await bookForMe(world, id, 'WAITING');
  },
  none: ({ db }, id) => removeAppointment(db, id),
} satisfies Record<Situation, (world: World, id: number) => Promise<void>>;

const situationNames = [
  'open',
  'full',
  'full-waiting-list',
  'not-yet-bookable',
  'no-longer-bookable',
  'canceled',
  'free',
  'booked-by-me',
  'waiting-me',
  'none',
] as const satisfies Situation[];

async function bookForMe(
  { db, me }: World,
  appointmentId: number,
  status: 'BOOKED' | 'WAITING',
): Promise<void> {
  await db.insert(bookings).values({
    uuid: randomUUID(),
    appointmentId,
    accountId: me,
    booker: `account:${me}`,
    status,
    paidWith: 'Course flat',
    createdAt: present,
  });
}

export const courseStates = {
  async 'a course appointment'(world, params) {
    const set = situations[params.oneOf('state', situationNames)];
    await set(world, params.integer('id'));
  },

  async 'booking options'({ db, me }, params) {
    const kind = params.oneOf('kind', ['fitting', 'used-up', 'none']);
    await db.delete(bookingOptions).where(eq(bookingOptions.accountId, me));
    if (kind === 'none') return;
    const held = { accountId: me, tenant: 'northside', categoryIds: [] };
    const validUntil = '2027-06-30';
    const flat = { ...held, id: 801, type: 'FLAT_CONTINGENT', name: 'Course flat' } as const;
    const trial = { ...held, id: 803, type: 'TRIAL_CONTINGENT', name: 'Trial visit' } as const;
    await db.insert(bookingOptions).values([
      { ...flat, remaining: kind === 'used-up' ? 0 : null, validUntil },
      { ...trial, remaining: kind === 'used-up' ? 0 : 1 },
    ]);
  },
} satisfies Partial<States>;
