import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkouts } from '../domains/checkouts/tables.ts';
import {
  balanceLinks,
  customerAccounts,
  paymentRequestPositions,
  paymentRequests,
  accountBalanceCheckouts,
  paymentRequestCheckouts,
} from '../domains/customerAccounts/tables.ts';
import { addMinutes } from '../platform/time.ts';
import {
  customerAccountIds,
  membership,
  payAll,
  setAccount,
  situationNames,
  storeAccountCheckout,
  sumClaims,
  training,
} from './customerAccountRows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

const both = [membership, training];

/** Token of the sample link. */
const sampleToken = 'bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc';

/** Uuid of the sample payment request. */
const sampleRequest = '5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01';

const fortnight = 14 * 1440;

const requestStates = ['OPEN', 'PAID', 'PAID_MEANWHILE', 'EXPIRED', 'CANCELED'] as const;

async function setBalanceLink({ db }: World, token: string): Promise<void> {
  const customerAccountId = await setAccount(db, 'balance', [membership]);
  await db.delete(balanceLinks).where(eq(balanceLinks.token, token));
  await db.insert(balanceLinks).values({ token, customerAccountId, createdAt: present });
}

async function setRequest(
  { db }: World,
  uuid: string,
  state: (typeof requestStates)[number],
): Promise<void> {
  const customerAccountId = await setAccount(db, 'request', both);
  if (state === 'PAID' || state === 'PAID_MEANWHILE') await payAll(db, customerAccountId, both);
  await db.delete(paymentRequests).where(eq(paymentRequests.uuid, uuid));
  await db.insert(paymentRequests).values({
    uuid,
    customerAccountId,
    state: state === 'PAID' || state === 'CANCELED' ? state : 'OPEN',
    paidAt: state === 'PAID' ? present : null,
    tokenValidUntil: addMinutes(present, state === 'EXPIRED' ? -1440 : fortnight),
    createdAt: addMinutes(present, -fortnight),
  });
  await db
    .insert(paymentRequestPositions)
    .values(both.map((claim) => ({ ...claim, requestUuid: uuid })));
}

const hasAccount = async ({ db }: World, name: keyof typeof customerAccountIds): Promise<boolean> =>
  (await db.$count(customerAccounts, eq(customerAccounts.id, customerAccountIds[name]))) > 0;

export const balanceStates = {
  async 'a balance link'(world, params) {
    await setBalanceLink(world, params.text('token'));
  },

  async 'no balance link'({ db }, params) {
    await db.delete(balanceLinks).where(eq(balanceLinks.token, params.text('token')));
  },

  async 'an account balance'({ db }, params) {
    const state = params.oneOf('state', ['owed', 'paid']);
    const id = await setAccount(db, 'member', both);
    if (state === 'paid') await payAll(db, id, both);
  },

  async 'a checkout of a balance'(world, params) {
    const { db } = world;
    const id = params.text('id');
    const situation = params.oneOf('state', situationNames);
    await db.delete(checkouts).where(eq(checkouts.id, id));
    if (!(await hasAccount(world, 'member'))) await setAccount(db, 'member', both);
    const customerAccountId = customerAccountIds.member;
    await storeAccountCheckout(world, situation, {
      id,
      type: 'ACCOUNT_BALANCE',
      priceCents: sumClaims(both),
      accountId: currentAccountId(world),
    });
    await db.insert(accountBalanceCheckouts).values({ checkoutId: id, customerAccountId });
    if (situation === 'FINALIZED') await payAll(db, customerAccountId, both, id);
  },

  async 'a public checkout of a balance'(world, params) {
    const { db } = world;
    const publicToken = params.text('publicToken');
    const situation = params.oneOf('state', [
      ...situationNames,
      'AUTHENTICATED and paid elsewhere',
    ]);
    await db.delete(checkouts).where(eq(checkouts.publicToken, publicToken));
    await setBalanceLink(world, sampleToken);
    const id = randomUUID();
    const customerAccountId = customerAccountIds.balance;
    const isPaidElsewhere = situation === 'AUTHENTICATED and paid elsewhere';
    await storeAccountCheckout(world, isPaidElsewhere ? 'AUTHENTICATED' : situation, {
      id,
      type: 'ACCOUNT_BALANCE',
      priceCents: membership.amountCents,
      publicToken,
    });
    await db
      .insert(accountBalanceCheckouts)
      .values({ checkoutId: id, customerAccountId, balanceToken: sampleToken });
    if (isPaidElsewhere) await payAll(db, customerAccountId, [membership]);
    if (situation === 'FINALIZED') await payAll(db, customerAccountId, [membership], id);
  },

  async 'a payment request'(world, params) {
    await setRequest(world, params.text('uuid'), params.oneOf('state', requestStates));
  },

  async 'no payment request'({ db }, params) {
    await db.delete(paymentRequests).where(eq(paymentRequests.uuid, params.text('uuid')));
  },

  async 'a checkout of a payment request'(world, params) {
    const { db } = world;
    const id = params.text('id');
    const situation = params.oneOf('state', situationNames);
    await db.delete(checkouts).where(eq(checkouts.id, id));
    if (situation === 'FINALIZED') await setRequest(world, sampleRequest, 'PAID');
    else if (!(await hasAccount(world, 'request'))) await setRequest(world, sampleRequest, 'OPEN');
    await storeAccountCheckout(world, situation, {
      id,
      type: 'PAYMENT_REQUEST',
      priceCents: sumClaims(both),
    });
    await db.insert(paymentRequestCheckouts).values({ checkoutId: id, requestUuid: sampleRequest });
  },
} satisfies Partial<States>;
