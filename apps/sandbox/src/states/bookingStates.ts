import { and, eq, or } from 'drizzle-orm';
import { bookerKey, type Booker } from '../domains/bookings/rules.ts';
import { bookings } from '../domains/bookings/tables.ts';
import { singleAppointments } from '../domains/bookings/singleAppointments/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { findDay, setAppointment } from './appointments.ts';
import { storePurchase, type Purchase } from './purchases.ts';
import { prospect } from './rows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

type Situation =
  | 'booked'
  | 'booked-with-flat'
  | 'booked-with-voucher'
  | 'attended'
  | 'canceled'
  | 'canceled-with-voucher'
  | 'cancelable-no-more'
  | 'late-with-fee'
  | 'late-forfeited';

/** Id of an appointment two weeks ago; the sample appointment is still upcoming. */
const pastId = 49_001;
const futureId = 50_001;

/** Rows per situation; payment null: not paid by card. */
const purchaseBySituation = {
  booked: { appointmentId: futureId, status: 'BOOKED', payment: 'CHARGED' },
  'booked-with-flat': { appointmentId: futureId, status: 'BOOKED', payment: null },
  'booked-with-voucher': {
    appointmentId: futureId,
    status: 'BOOKED',
    payment: 'CHARGED',
    voucher: 'spent',
  },
  attended: { appointmentId: pastId, status: 'ATTENDED', payment: null },
  canceled: { appointmentId: futureId, status: 'CANCELED', payment: 'REFUNDED' },
  'canceled-with-voucher': {
    appointmentId: futureId,
    status: 'CANCELED',
    payment: 'REFUNDED',
    voucher: 'returned',
  },
  'cancelable-no-more': { appointmentId: futureId, status: 'BOOKED', payment: 'CHARGED' },
  'late-with-fee': {
    appointmentId: futureId,
    status: 'BOOKED',
    payment: 'CHARGED',
    cancelationRule: { hours: 2, late: 'FEE', feeCents: 800 },
  },
  'late-forfeited': {
    appointmentId: futureId,
    status: 'BOOKED',
    payment: 'CHARGED',
    cancelationRule: { hours: 2, late: 'FORFEITED', feeCents: null },
  },
} satisfies Record<Situation, Purchase>;

const situations = [
  'booked',
  'booked-with-flat',
  'booked-with-voucher',
  'attended',
  'canceled',
  'canceled-with-voucher',
  'cancelable-no-more',
  'late-with-fee',
  'late-forfeited',
] as const satisfies Situation[];

/** Situations an hour before the start. */
const soonSituations: ReadonlySet<Situation> = new Set([
  'cancelable-no-more',
  'late-with-fee',
  'late-forfeited',
]);

async function setSituationAppointment({ db }: World, situation: Situation): Promise<void> {
  if (situation === 'attended')
    await setAppointment(db, pastId, { startsAt: new Date('2026-11-12T17:00:00+01:00') });
  else if (soonSituations.has(situation))
    await setAppointment(db, futureId, { startsAt: addMinutes(present, 60) });
  else await setAppointment(db, futureId, {}, { ifMissing: true });
}

export const bookingStates = {
  async 'a booking'(world, params) {
    const uuid = params.text('uuid');
    const owner = params.oneOf('owner', ['me', 'prospect']);
    const situation = params.oneOf('state', situations);
    const rows = purchaseBySituation[situation];
    const booker: Booker =
      owner === 'me'
        ? { accountId: currentAccountId(world), customerData: null }
        : { accountId: null, customerData: prospect };
    await setSituationAppointment(world, situation);
    await world.db
      .delete(bookings)
      .where(
        or(
          eq(bookings.uuid, uuid),
          and(
            eq(bookings.appointmentId, rows.appointmentId),
            eq(bookings.booker, bookerKey(booker)),
          ),
        ),
      );
    await storePurchase(world, { uuid, booker, ...rows });
    return findDay(world.db, rows.appointmentId);
  },

  async 'a booking of an online course'(world, params) {
    const open = params.oneOf('stream', ['not-open-yet', 'open']) === 'open';
    const online = {
      meetingType: 'STREAM',
      streamUrl: 'https://stream.northside.example/401',
    } as const;
    const soon = open ? { startsAt: addMinutes(present, 5) } : {};
    await setAppointment(world.db, futureId, { ...online, ...soon });
    await storePurchase(world, {
      uuid: params.text('uuid'),
      booker: { accountId: null, customerData: prospect },
      appointmentId: futureId,
      status: 'BOOKED',
      payment: null,
    });
  },

  async 'no booking'({ db }, params) {
    const uuid = params.text('uuid');
    await db.delete(bookings).where(eq(bookings.uuid, uuid));
    await db.delete(singleAppointments).where(eq(singleAppointments.uuid, uuid));
  },

  async 'no bookings'(world) {
    const me = currentAccountId(world);
    await world.db.delete(bookings).where(eq(bookings.accountId, me));
    await world.db.delete(singleAppointments).where(eq(singleAppointments.accountId, me));
  },
} satisfies Partial<States>;
