import { eq } from 'drizzle-orm';
import {
  bookingOpeningReminders,
  standingBookingDates,
  standingBookings,
} from '../domains/bookings/standingBookings/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { places, setAppointment } from './appointments.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

/** The sample appointment, and the one a week later. */
const firstId = 50_001;
const nextId = 50_008;

const maxStandingBookings = 20;
const maxReminders = 50;

/** Row of the standing booking that fits the sample appointment. */
const createRow = (world: World, uuid: string) => ({
  uuid,
  accountId: currentAccountId(world),
  courseId: 401,
  studioId: 1001,
  weekday: 'THURSDAY' as const,
  startTime: '17:00',
  checkAt: addMinutes(present, 60),
  createdAt: present,
});

export const standingBookingStates = {
  async 'a standing booking'(world, params) {
    const uuid = params.text('uuid');
    const isPaused = params.oneOf('state', ['active', 'paused']) === 'paused';
    await setAppointment(world.db, firstId, {}, { booked: places, waiting: 0 });
    await setAppointment(world.db, nextId, { earliestBookingAt: addMinutes(present, 8 * 60) });
    const [stored] = await world.db
      .insert(standingBookings)
      .values({ ...createRow(world, uuid), pausedAt: isPaused ? present : null })
      .returning();
    if (!stored) throw new Error('The standing booking was not stored.');
    await world.db.insert(standingBookingDates).values({
      standingBookingId: stored.id,
      day: '2026-11-26',
      appointmentId: firstId,
      reason: 'FULL',
      decidedAt: present,
    });
  },

  async 'no standing booking'({ db }, params) {
    await db.delete(standingBookings).where(eq(standingBookings.uuid, params.text('uuid')));
  },

  async 'as many standing bookings as possible'(world) {
    await world.db.insert(standingBookings).values(
      Array.from({ length: maxStandingBookings }, (_, index) => ({
        ...createRow(world, crypto.randomUUID()),
        startTime: `06:${index + 10}`,
      })),
    );
  },

  async 'no standing bookings at the studio'({ db }) {
    await db.update(studios).set({ standingBookingPercent: 0 }).where(eq(studios.id, 1001));
  },

  async 'a booking opening reminder'(world, params) {
    await world.db.insert(bookingOpeningReminders).values({
      accountId: currentAccountId(world),
      appointmentId: params.integer('id'),
      dueAt: addMinutes(present, 8 * 60),
    });
  },

  async 'as many booking opening reminders as possible'(world) {
    const ids = Array.from({ length: maxReminders }, (_, index) => 60_001 + index);
    for (const id of ids) await setAppointment(world.db, id, { courseId: 402 }, { booked: 0 });
    await world.db.insert(bookingOpeningReminders).values(
      ids.map((appointmentId) => ({
        accountId: currentAccountId(world),
        appointmentId,
        dueAt: addMinutes(present, 8 * 60),
      })),
    );
  },
} satisfies Partial<States>;
