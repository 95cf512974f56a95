/** Customer accounts at studio 1001, and checkouts to pay them. */
import { eq, type InferInsertModel } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { checkouts, type CheckoutType } from '../domains/checkouts/tables.ts';
import { accountEntries, customerAccounts } from '../domains/customerAccounts/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { markInstrumentUsed } from './checkoutStates.ts';
import { storePayment } from './purchases.ts';
import { customerRow } from './rows.ts';
import { present, type World } from './world.ts';

/** Ids of the logged-in member's account, and of one for each kind of link. */
export const customerAccountIds = {
  member: 4101,
  request: 4102,
  balance: 4103,
  method: 4104,
  all: 4105,
};

export type NamedAccount = keyof typeof customerAccountIds;

export const membership = {
  name: 'Membership, November 2026',
  amountCents: 3490,
  dueDate: '2026-11-01',
};
export const training = { name: 'Personal training', amountCents: 1990, dueDate: '2026-11-15' };

type Claim = typeof membership;

/** Creates an account with claims, replacing the former one. @returns its id */
export async function setAccount(
  db: Database,
  name: NamedAccount,
  claims: readonly Claim[],
  changes: Partial<InferInsertModel<typeof customerAccounts>> = {},
): Promise<number> {
  const id = customerAccountIds[name];
  await db.delete(customerAccounts).where(eq(customerAccounts.id, id));
  await db.insert(customerAccounts).values({
    id,
    studioId: 1001,
    customerId: name === 'member' ? customerRow.id : null,
    firstname: 'Mona',
    lastname: 'Muster',
    email: 'member@northside.example',
    paymentMethod: 'DIRECT_DEBIT',
    ...changes,
  });
  for (const claim of claims)
    await db
      .insert(accountEntries)
      .values({ ...claim, customerAccountId: id, kind: 'CLAIM', bookedAt: present });
  return id;
}

/** Books a payment of all claims, by a checkout or otherwise. */
export async function payAll(
  db: Database,
  customerAccountId: number,
  claims: readonly Claim[],
  checkoutId: string | null = null,
): Promise<void> {
  await db.insert(accountEntries).values({
    customerAccountId,
    kind: 'PAYMENT',
    name: 'Payment',
    amountCents: -sumClaims(claims),
    dueDate: '2026-11-25',
    bookedAt: present,
    checkoutId,
  });
}

export const sumClaims = (claims: readonly Claim[]): number =>
  claims.reduce((sum, { amountCents }) => sum + amountCents, 0);

export const situationNames = [
  'CREATED',
  'AUTHENTICATED',
  'FINALIZED',
  'CANCELED',
  'FAILED',
  'EXPIRED',
] as const;

export type Situation = (typeof situationNames)[number];

type NewAccountCheckout = {
  id: string;
  type: CheckoutType;
  priceCents: number;
  accountId?: number | null;
  publicToken?: string | null;
};

/** Stores a checkout about an account with the card of an earlier state; a finalized one with a price is charged. */
export async function storeAccountCheckout(
  world: World,
  situation: Situation,
  { id, ...wanted }: NewAccountCheckout,
): Promise<void> {
  const instrumentId = await markInstrumentUsed(world);
  const expired = situation === 'EXPIRED';
  await world.db.insert(checkouts).values({
    id,
    studioId: 1001,
    currency: 'EUR',
    paymentMethod: 'CREDIT_CARD',
    instrumentId,
    state: expired ? 'CREATED' : situation,
    failureReason: situation === 'FAILED' ? 'INSUFFICIENT_FUNDS' : null,
    createdAt: expired ? addMinutes(present, -120) : present,
    expiresAt: addMinutes(present, expired ? -90 : 30),
    ...wanted,
  });
  if (situation === 'FINALIZED' && wanted.priceCents > 0)
    await storePayment(world, id, 'CHARGED', instrumentId, wanted.priceCents);
}
