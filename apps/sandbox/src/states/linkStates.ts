import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkouts } from '../domains/checkouts/tables.ts';
import {
  balanceLinks,
  customerAccounts,
  paymentMethodLinks,
  selfServiceLinks,
  paymentMethodCheckouts,
} from '../domains/customerAccounts/tables.ts';
import { paymentInstruments } from '../domains/payments/tables.ts';
import { addMinutes } from '../platform/time.ts';
import {
  customerAccountIds,
  membership,
  type NamedAccount,
  setAccount,
  situationNames,
  storeAccountCheckout,
} from './customerAccountRows.ts';
import type { States } from './vocabulary.ts';
import { present, type World } from './world.ts';

/** Tokens that the sample self-service link leads to. */
const tokens = {
  method: 'pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Ga',
  balance: 'bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc',
};

const linkStateNames = ['open', 'used', 'expired'] as const;

type LinkState = (typeof linkStateNames)[number];

const computeExpiry = (state: LinkState) =>
  addMinutes(present, state === 'expired' ? -1440 : 14 * 1440);

/** Stores the bank account that pays the membership. */
async function storeDebit({ db }: World, customerAccountId: number): Promise<void> {
  const [stored] = await db
    .insert(paymentInstruments)
    .values({
      type: 'DIRECT_DEBIT',
      brand: 'SEPA',
      lastFour: '4242',
      masked: 'DE•• •••• 4242',
      behaviour: 'PAYS',
      mandateReference: 'NO1001-2B4D6F8HJK',
      preferred: false,
      authenticated: true,
      used: true,
    })
    .returning({ id: paymentInstruments.id });
  await db
    .update(customerAccounts)
    .set({ instrumentId: stored?.id ?? null })
    .where(eq(customerAccounts.id, customerAccountId));
}

async function setMethodLink(
  world: World,
  name: NamedAccount,
  token: string,
  state: LinkState,
): Promise<void> {
  const { db } = world;
  await db.delete(paymentMethodLinks).where(eq(paymentMethodLinks.token, token));
  await db.insert(paymentMethodLinks).values({
    token,
    customerAccountId: customerAccountIds[name],
    tokenValidUntil: computeExpiry(state),
    usedAt: state === 'used' ? addMinutes(present, -60) : null,
    createdAt: addMinutes(present, -2 * 1440),
  });
}

export const linkStates = {
  async 'a link for the way to pay'(world, params) {
    const token = params.text('token');
    const state = params.oneOf('state', linkStateNames);
    await storeDebit(world, await setAccount(world.db, 'method', [membership]));
    await setMethodLink(world, 'method', token, state);
  },

  async 'a checkout of a way to pay'(world, params) {
    const { db } = world;
    const token = params.text('token');
    const situation = params.oneOf('state', situationNames);
    const id = randomUUID();
    await storeAccountCheckout(world, situation, { id, type: 'PAYMENT_METHOD', priceCents: 0 });
    await db.insert(paymentMethodCheckouts).values({ checkoutId: id, token });
    await db
      .update(paymentMethodLinks)
      .set({ checkoutId: id })
      .where(eq(paymentMethodLinks.token, token));
  },

  async 'a self-service link'(world, params) {
    const { db } = world;
    const token = params.text('token');
    const state = params.oneOf('state', linkStateNames);
    const customerAccountId = await setAccount(db, 'all', state === 'used' ? [] : [membership]);
    await db.delete(checkouts).where(eq(checkouts.type, 'PAYMENT_METHOD'));
    await setMethodLink(world, 'all', tokens.method, state);
    await db.delete(balanceLinks).where(eq(balanceLinks.token, tokens.balance));
    await db
      .insert(balanceLinks)
      .values({ token: tokens.balance, customerAccountId, createdAt: present });
    await db.delete(selfServiceLinks).where(eq(selfServiceLinks.token, token));
    await db.insert(selfServiceLinks).values({
      token,
      customerAccountId,
      paymentMethodToken: tokens.method,
      balanceToken: tokens.balance,
      tokenValidUntil: computeExpiry(state),
      createdAt: present,
    });
  },

  async 'no link'({ db }, params) {
    const token = params.text('token');
    await db.delete(paymentMethodLinks).where(eq(paymentMethodLinks.token, token));
    await db.delete(selfServiceLinks).where(eq(selfServiceLinks.token, token));
  },
} satisfies Partial<States>;
