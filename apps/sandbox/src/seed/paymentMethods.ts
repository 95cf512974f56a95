/** Online payment methods and creditors of the sample studios, and an open balance at one of them. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { offers } from '../domains/bookings/courses/tables.ts';
import {
  accountEntries,
  balanceLinks,
  customerAccounts,
} from '../domains/customerAccounts/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import type { Schemas } from '../platform/api.ts';
import { dayIn } from '../platform/time.ts';

type Method = Schemas['OnlinePaymentMethod'];

type Payment = { paymentMethods: Method[]; creditorId: string | null };

const german: Payment = {
  paymentMethods: ['CREDIT_CARD', 'PAYPAL', 'DIRECT_DEBIT', 'FINION_PAY'],
  creditorId: 'DE98ZZZ09999999999',
};

/** Northside Mitte accepts every method. */
const allMethods: Payment = {
  ...german,
  paymentMethods: [
    'CREDIT_CARD',
    'PAYPAL',
    'DIRECT_DEBIT',
    'FINION_PAY',
    'IDEAL',
    'BANCONTACT_CARD',
    'TWINT',
  ],
};

const italian: Payment = {
  paymentMethods: ['CREDIT_CARD', 'PAYPAL', 'DIRECT_DEBIT'],
  creditorId: 'IT66ZZZA1B2C3D4E5F6G7H8',
};

const american: Payment = { paymentMethods: ['CREDIT_CARD', 'PAYPAL'], creditorId: null };

const paymentByStudio: [studioIds: number[], takes: Payment][] = [
  [[1001], allMethods],
  [[1002, 1003, 2003, 3002], german],
  [[3001], italian],
  [[2001, 2002], american],
];

/** Token of the sample link `GET /v3/public/accountbalance/{token}`. */
const sampleBalanceToken = 'bal_Sample-Balance-Northside-0001';

/** Sets payment methods where they are still the default, so changed ones are kept. */
export async function seedPaymentMethods(db: Database, now: Date): Promise<void> {
  const cardsOnly = sql`array['CREDIT_CARD']::text[]`;
  for (const [ids, { paymentMethods, creditorId }] of paymentByStudio) {
    await db
      .update(offers)
      .set({ paymentMethods })
      .where(and(inArray(offers.studioId, ids), eq(offers.paymentMethods, cardsOnly)));
    await db.update(studios).set({ creditorId }).where(inArray(studios.id, ids));
    await db
      .update(studios)
      .set({ paymentMethods })
      .where(and(inArray(studios.id, ids), eq(studios.paymentMethods, cardsOnly)));
  }
  const [mitte] = await db.select({ id: studios.id }).from(studios).where(eq(studios.id, 1001));
  const link = eq(balanceLinks.token, sampleBalanceToken);
  if (!mitte || (await db.$count(balanceLinks, link)) > 0) return;
  const [account] = await db
    .insert(customerAccounts)
    .values({
      studioId: mitte.id,
      firstname: 'Sam',
      lastname: 'Sample',
      paymentMethod: 'DIRECT_DEBIT',
    })
    .returning({ id: customerAccounts.id });
  if (!account) return;
  await db.insert(accountEntries).values({
    customerAccountId: account.id,
    kind: 'CLAIM',
    name: 'Open balance',
    amountCents: 3490,
    dueDate: dayIn('Europe/Berlin', now),
    bookedAt: now,
  });
  await db
    .insert(balanceLinks)
    .values({ token: sampleBalanceToken, customerAccountId: account.id, createdAt: now });
}
