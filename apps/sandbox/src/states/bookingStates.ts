import { randomUUID } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import { bookerKey, type Booker } from '../domains/bookings/rules.ts';
import { bookings } from '../domains/bookings/tables.ts';
import { checkouts } from '../domains/checkouts/tables.ts';
import { payments, type PaymentState } from '../domains/payments/tables.ts';
import { addMinutes } from '../time.ts';
import { setAppointment } from './appointments.ts';
import { prospect } from './rows.ts';
import type { States } from './vocabulary.ts';
import { present, type World } from './world.ts';

type Situation = 'booked' | 'attended' | 'canceled' | 'cancelable-no-more';

type Rows = {
  appointmentId: number;
  status: 'BOOKED' | 'ATTENDED' | 'CANCELED';
  payment: PaymentState;
};

/** An appointment two weeks ago; the one of the examples is still to come. */
const pastId = 49_001;
const futureId = 50_001;

const rowsOf = {
  booked: { appointmentId: futureId, status: 'BOOKED', payment: 'CHARGED' },
  attended: { appointmentId: pastId, status: 'ATTENDED', payment: 'CHARGED' },
  canceled: { appointmentId: futureId, status: 'CANCELED', payment: 'REFUNDED' },
  'cancelable-no-more': { appointmentId: futureId, status: 'BOOKED', payment: 'CHARGED' },
} satisfies Record<Situation, Rows>;

const situations = [
  'booked',
  'attended',
  'canceled',
  'cancelable-no-more',
] as const satisfies Situation[];

async function appointmentFor({ db }: World, situation: Situation): Promise<void> {
  if (situation === 'attended')
    await setAppointment(db, pastId, { startsAt: new Date('2026-11-12T17:00:00+01:00') });
  else if (situation === 'cancelable-no-more')
    await setAppointment(db, futureId, { startsAt: addMinutes(present, 60) });
  else await setAppointment(db, futureId, {}, { ifMissing: true });
}

/** A booking through a checkout that was paid by card. */
async function book(world: World, uuid: string, booker: Booker, rows: Rows): Promise<void> {
  const { appointmentId, status, payment } = rows;
  const { db } = world;
  const paid = { checkoutId: randomUUID(), amountCents: 1450, currency: 'EUR' };
  const [booking] = await db
    .insert(bookings)
    .values({
      uuid,
      appointmentId,
      accountId: booker.accountId,
      booker: bookerKey(booker),
      customerData: booker.customerData,
      status,
      paidWith: 'Single visit',
      priceCents: paid.amountCents,
      createdAt: addMinutes(present, -60),
      canceledAt: status === 'CANCELED' ? present : null,
    })
    .returning({ id: bookings.id });
  await db.insert(checkouts).values({
    id: paid.checkoutId,
    publicToken: booker.accountId === null ? `pub_${randomUUID()}` : null,
    accountId: booker.accountId,
    state: 'FINALIZED',
    appointmentId,
    offerId: 601,
    priceCents: paid.amountCents,
    currency: paid.currency,
    paymentMethod: 'CREDIT_CARD',
    customerData: prospect,
    joinWaitingList: false,
    bookingId: booking?.id ?? null,
    createdAt: addMinutes(present, -60),
    expiresAt: addMinutes(present, -30),
  });
  await db.insert(payments).values({ ...paid, state: payment, updatedAt: present });
}

export const bookingStates = {
  async 'a booking'(world, params) {
    const uuid = params.text('uuid');
    const owner = params.oneOf('owner', ['me', 'prospect']);
    const situation = params.oneOf('state', situations);
    const rows = rowsOf[situation];
    const booker: Booker =
      owner === 'me'
        ? { accountId: world.me, customerData: null }
        : { accountId: null, customerData: prospect };
    await appointmentFor(world, situation);
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
    await book(world, uuid, booker, rows);
  },

  async 'no booking'({ db }, params) {
    await db.delete(bookings).where(eq(bookings.uuid, params.text('uuid')));
  },

  async 'no bookings'({ db, me }) {
    await db.delete(bookings).where(eq(bookings.accountId, me));
  },
} satisfies Partial<States>;
