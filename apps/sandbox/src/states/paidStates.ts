import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { bookings } from '../domains/bookings/tables.ts';
import { checkouts } from '../domains/checkouts/tables.ts';
import { payLaterRequests } from '../domains/finionPay/tables.ts';
import { payments } from '../domains/payments/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { setAppointment } from './appointments.ts';
import { bookingUuid, markInstrumentUsed } from './checkoutStates.ts';
import { storePurchase, type NewCheckout, type Purchase, storeCheckout } from './purchases.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

const appointmentId = 50_001;

/** Rows per situation of a payment. */
const purchaseBySituation = {
  PAID: { appointmentId, status: 'BOOKED', payment: 'CHARGED' },
  'PAID with a voucher': {
    appointmentId,
    status: 'BOOKED',
    payment: 'CHARGED',
    voucher: 'spent',
  },
  'PAID and too late': { appointmentId, status: 'BOOKED', payment: 'CHARGED' },
  PENDING: { appointmentId, status: 'BOOKED', payment: 'PENDING' },
  RETURNED: { appointmentId, status: 'CANCELED', payment: 'RETURNED' },
  REFUNDED: { appointmentId, status: 'CANCELED', payment: 'REFUNDED' },
  'REFUNDED with a voucher': {
    appointmentId,
    status: 'CANCELED',
    payment: 'REFUNDED',
    voucher: 'returned',
  },
} as const satisfies Record<string, Purchase>;

const situations = [
  'PAID',
  'PAID with a voucher',
  'PAID and too late',
  'PENDING',
  'RETURNED',
  'REFUNDED',
  'REFUNDED with a voucher',
] as const;

const changesBySituation = {
  CREATED: {},
  AUTHENTICATED: { state: 'AUTHENTICATED' },
  CANCELED: { state: 'CANCELED' },
  EXPIRED: { createdAt: addMinutes(present, -120), expiresAt: addMinutes(present, -90) },
} as const satisfies Record<string, Partial<NewCheckout>>;

async function storePayLaterCheckout(
  world: World,
  id: string,
  situation: keyof typeof changesBySituation,
): Promise<void> {
  await world.db.delete(checkouts).where(eq(checkouts.id, id));
  await setAppointment(world.db, appointmentId, {}, { ifMissing: true });
  const changes = { ...changesBySituation[situation], paymentMethod: 'FINION_PAY' as const };
  await storeCheckout(world, id, currentAccountId(world), changes);
}

export const paidStates = {
  async 'a payment'(world, params) {
    const { db } = world;
    const id = params.text('id');
    const situation = params.oneOf('state', situations);
    const tooLate = situation === 'PAID and too late';
    const soon = tooLate ? { startsAt: addMinutes(present, 60) } : {};
    await setAppointment(db, appointmentId, soon, { ifMissing: !tooLate });
    await db.delete(payments).where(eq(payments.checkoutId, id));
    await db.delete(checkouts).where(eq(checkouts.id, id));
    await db.delete(bookings).where(eq(bookings.uuid, bookingUuid));
    const booker = { accountId: currentAccountId(world), customerData: null };
    const instrumentId = await markInstrumentUsed(world);
    await storePurchase(
      world,
      { uuid: bookingUuid, booker, ...purchaseBySituation[situation] },
      { id, instrumentId },
    );
  },

  async 'no payment'({ db }, params) {
    await db.delete(payments).where(eq(payments.checkoutId, params.text('id')));
  },

  async 'no payments'(world) {
    const own = world.db
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(eq(checkouts.accountId, currentAccountId(world)));
    await world.db.delete(payments).where(inArray(payments.checkoutId, own));
  },

  async 'a checkout to be paid later'(world, params) {
    const situation = params.oneOf('state', ['CREATED', 'CANCELED', 'EXPIRED']);
    await storePayLaterCheckout(world, params.text('id'), situation);
  },

  async 'a request to pay later'(world, params) {
    const checkoutId = params.text('checkoutId');
    await storePayLaterCheckout(world, checkoutId, 'AUTHENTICATED');
    await world.db.insert(payLaterRequests).values({
      id: randomUUID(),
      checkoutId,
      state: 'AGREED',
      returnPath: '/studio/bm9ydGhzaWRlOjEwMDE=',
      tokenValidUntil: addMinutes(present, 15),
      createdAt: present,
    });
  },
} satisfies Partial<States>;
