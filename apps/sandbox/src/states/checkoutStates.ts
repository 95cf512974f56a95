import { randomUUID } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import { bookings } from '../domains/bookings/tables.ts';
import { checkouts } from '../domains/checkouts/tables.ts';
import { runIdempotent } from '../platform/idempotency/runIdempotent.ts';
import { paymentInstruments } from '../domains/payments/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { setAppointment } from './appointments.ts';
import { storePurchase, type NewCheckout, storeCheckout, voucherCents } from './purchases.ts';
import { prospect } from './rows.ts';
import { storeVoucher } from './voucherRows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

const instrumentId = 8501;

/** Uuid of the booking of a finalized checkout. */
export const bookingUuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';

const situationNames = [
  'CREATED',
  'AUTHENTICATED',
  'AUTHENTICATED for the waiting list',
  'AUTHENTICATED with a voucher',
  'AUTHENTICATED with a spent voucher',
  'FINALIZED',
  'CANCELED',
  'EXPIRED',
] as const;

type Situation = (typeof situationNames)[number];

type Changes = Partial<NewCheckout>;

const changesBySituation = {
  CREATED: {},
  AUTHENTICATED: { state: 'AUTHENTICATED' },
  'AUTHENTICATED for the waiting list': { state: 'AUTHENTICATED', joinWaitingList: true },
  'AUTHENTICATED with a voucher': { state: 'AUTHENTICATED' },
  'AUTHENTICATED with a spent voucher': { state: 'AUTHENTICATED' },
  FINALIZED: { state: 'FINALIZED' },
  CANCELED: { state: 'CANCELED' },
  EXPIRED: { createdAt: addMinutes(present, -120), expiresAt: addMinutes(present, -90) },
} satisfies Record<Situation, Changes>;

/** Remaining amount of a checkout's voucher at finalization. */
const voucherBySituation: Partial<Record<Situation, 'whole' | 'used up'>> = {
  'AUTHENTICATED with a voucher': 'whole',
  'AUTHENTICATED with a spent voucher': 'used up',
};

/** Makes a voucher pay 4.50 euros of a checkout, if it is to have one. */
async function addVoucher({ db }: World, id: string, situation: Situation): Promise<void> {
  const left = voucherBySituation[situation];
  if (left === undefined) return;
  const voucherId = await storeVoucher(db, { purchaseUuid: id }, left);
  await db.update(checkouts).set({ voucherId, voucherCents }).where(eq(checkouts.id, id));
}

/** Marks the card of an earlier state as used by the checkout. @returns its id, or null without such a card */
export async function markInstrumentUsed({ db }: World): Promise<number | null> {
  const [known] = await db
    .update(paymentInstruments)
    .set({ used: true })
    .where(eq(paymentInstruments.id, instrumentId))
    .returning({ id: paymentInstruments.id });
  return known?.id ?? null;
}

/** @param names id or public token of the checkout */
async function storeSituation(
  world: World,
  accountId: number | null,
  situation: Situation,
  names: Changes,
): Promise<void> {
  const { db } = world;
  await setAppointment(db, 50_001, {}, { ifMissing: true });
  const changes = {
    ...changesBySituation[situation],
    ...names,
    instrumentId: await markInstrumentUsed(world),
  };
  if (situation !== 'FINALIZED') {
    const id = names.id ?? randomUUID();
    await storeCheckout(world, id, accountId, changes);
    await addVoucher(world, id, situation);
    return;
  }
  const booker =
    accountId === null
      ? { accountId: null, customerData: prospect }
      : { accountId, customerData: null };
  const purchase = { appointmentId: 50_001, status: 'BOOKED', payment: 'CHARGED' } as const;
  await db.delete(bookings).where(eq(bookings.uuid, bookingUuid));
  await storePurchase(world, { uuid: bookingUuid, booker, ...purchase }, changes);
}

export const checkoutStates = {
  async 'a used idempotency key'({ db, me }, params) {
    const key = params.text('key');
    const operation = params.oneOf('operation', [
      'createCheckout',
      'finalizeCheckout',
      'bookDayTicket',
      'createBeverageSale',
      'signContract',
      'signPublicContract',
      'cancelContract',
      'withdrawContractCancelation',
      'withdrawModuleContractCancelation',
      'bookModuleContract',
      'cancelModuleContract',
      'createPublicCancelation',
      'createPublicWithdrawal',
      'createIdlePeriod',
      'redeemLoyaltyPremium',
      'redeemReferralPremium',
      'createCompensationProposal',
    ] as const);
    const attempt = { key, operation, accountId: me, request: 'something else' };
    await runIdempotent(db, attempt, present, async () => randomUUID());
  },

  async 'a checkout'(world, params) {
    const id = params.text('id');
    const situation = params.oneOf('state', situationNames);
    await world.db.delete(checkouts).where(eq(checkouts.id, id));
    await storeSituation(world, currentAccountId(world), situation, { id });
  },

  async 'a public checkout'(world, params) {
    const publicToken = params.text('publicToken');
    const situation = params.oneOf('state', situationNames);
    await world.db.delete(checkouts).where(eq(checkouts.publicToken, publicToken));
    await storeSituation(world, null, situation, { publicToken });
  },

  async 'no checkout'({ db }, params) {
    const key = params.text('key');
    await db
      .delete(checkouts)
      .where(or(eq(sql`${checkouts.id}::text`, key), eq(checkouts.publicToken, key)));
  },
} satisfies Partial<States>;
