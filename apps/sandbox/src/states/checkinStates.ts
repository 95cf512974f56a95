import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkinReservations, checkinSlots } from '../domains/checkinReservations/tables.ts';
import { type ReservationRule, usualReservationRule } from '../domains/studios/cancelationRule.ts';
import { studios } from '../domains/studios/tables.ts';
import { addMinutes, instantAt, weekdayOf } from '../platform/time.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

const studioId = 1001;
const zoneId = 'Europe/Berlin';
const capacity = 12;
const checkinMinutes = 30;

/** Number of other guests of the sample slot. */
const sampleGuests = 7;

/** Day and local times of a slot; in the test world it is the morning of November 25, 2026. */
type SlotTime = { day: string; startTime: string; endTime: string };

const sampleTime: SlotTime = { day: '2026-11-26', startTime: '17:00', endTime: '18:30' };

/** Started fifteen minutes ago; check-in is still open. */
const startedTime: SlotTime = { day: '2026-11-25', startTime: '08:45', endTime: '10:15' };

const slotSituations = [
  'open',
  'full',
  'reserved-by-me',
  'not-yet-reservable',
  'no-longer-reservable',
] as const;

/** Times of the slot per situation. */
const slotTimes: Record<(typeof slotSituations)[number], SlotTime> = {
  open: sampleTime,
  full: sampleTime,
  'reserved-by-me': sampleTime,
  'not-yet-reservable': { ...sampleTime, day: '2026-12-10' },
  'no-longer-reservable': { day: '2026-11-25', startTime: '07:00', endTime: '08:30' },
};

const reservationSituations = [
  'reserved',
  'canceled',
  'begun',
  'over',
  'late-with-fee',
  'cancelable-no-more',
] as const;

const reservationTimes: Record<(typeof reservationSituations)[number], SlotTime> = {
  reserved: sampleTime,
  canceled: sampleTime,
  begun: startedTime,
  over: { ...sampleTime, day: '2026-11-12' },
  'late-with-fee': sampleTime,
  'cancelable-no-more': sampleTime,
};

/** Rules whose deadline has passed for the sample time. */
const lateRules: Partial<Record<(typeof reservationSituations)[number], ReservationRule>> = {
  'late-with-fee': { hours: 48, late: 'FEE', feeCents: 500 },
  'cancelable-no-more': { hours: 48, late: 'NOT_POSSIBLE', feeCents: null },
};

/** Id of the sample slot. */
const sampleSlotId = 71;

/** Creates a slot, replacing one with the same id and its reservations. */
async function setSlot({ db }: World, id: number, { day, startTime, endTime }: SlotTime) {
  await db.delete(checkinSlots).where(eq(checkinSlots.id, id));
  await db.insert(checkinSlots).values({
    id,
    studioId,
    dayOfWeek: weekdayOf(day),
    startTime,
    endTime,
    checkinMinutes,
    capacity,
  });
}

/** Creates the row of a reservation without an account, as entered by the studio. */
function reservationRow(slotId: number, { day, startTime, endTime }: SlotTime) {
  const startsAt = instantAt(zoneId, day, startTime);
  return {
    uuid: randomUUID(),
    slotId,
    studioId,
    accountId: null,
    usageDate: day,
    startsAt,
    endsAt: instantAt(zoneId, day, endTime),
    lastCheckinAt: addMinutes(startsAt, checkinMinutes),
    status: 'RESERVED',
    createdAt: addMinutes(present, -14 * 24 * 60),
  } satisfies typeof checkinReservations.$inferInsert;
}

export const checkinStates = {
  async 'a check-in slot'(world, params) {
    const id = params.integer('id');
    const situation = params.oneOf('state', slotSituations);
    const when = slotTimes[situation];
    await setSlot(world, id, when);
    const guests = situation === 'full' ? capacity : sampleGuests;
    const rows: (typeof checkinReservations.$inferInsert)[] = Array.from({ length: guests }, () =>
      reservationRow(id, when),
    );
    if (situation === 'reserved-by-me')
      rows.push({
        ...reservationRow(id, when),
        uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001',
        accountId: currentAccountId(world),
      });
    await world.db.insert(checkinReservations).values(rows);
    return { day: when.day };
  },

  async 'a check-in slot with a fee'(world, params) {
    const id = params.integer('id');
    await setSlot(world, id, sampleTime);
    await world.db
      .insert(checkinReservations)
      .values(Array.from({ length: sampleGuests }, () => reservationRow(id, sampleTime)));
    await world.db
      .update(studios)
      .set({ reservationRule: { hours: 24, late: 'FEE', feeCents: 500 } })
      .where(eq(studios.id, studioId));
    return { day: sampleTime.day };
  },

  async 'a check-in reservation'(world, params) {
    const uuid = params.text('uuid');
    const situation = params.oneOf('state', reservationSituations);
    const when = reservationTimes[situation];
    await setSlot(world, sampleSlotId, when);
    await world.db.insert(checkinReservations).values({
      ...reservationRow(sampleSlotId, when),
      uuid,
      accountId: currentAccountId(world),
      cancelationRule: lateRules[situation] ?? usualReservationRule,
      ...(situation === 'canceled' ? { status: 'CANCELED', canceledAt: present } : {}),
    });
    return { day: when.day };
  },

  async 'no check-in reservation'({ db }, params) {
    await db.delete(checkinReservations).where(eq(checkinReservations.uuid, params.text('uuid')));
  },

  async 'no check-in reservations'(world) {
    const isOwn = eq(checkinReservations.accountId, currentAccountId(world));
    await world.db.delete(checkinReservations).where(isOwn);
  },
} satisfies Partial<States>;
