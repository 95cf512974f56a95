/** What the studio and the offer of the examples take, for tests of ways to pay. */
import { eq } from 'drizzle-orm';
import { offers } from '../../src/domains/bookings/courses/tables.ts';
import { studios } from '../../src/domains/studios/tables.ts';
import type { Schemas } from '../../src/platform/api.ts';
import type { Sandbox } from '../harness/sandbox.ts';

type Method = Schemas['OnlinePaymentMethod'];

/** Offer 601 takes these. */
export async function allow(
  { services: { db } }: Sandbox,
  ...paymentMethods: Method[]
): Promise<void> {
  await db.update(offers).set({ paymentMethods }).where(eq(offers.id, 601));
}

/** Studio 1001 takes these. */
export async function allowAtStudio(
  { services: { db } }: Sandbox,
  ...paymentMethods: Method[]
): Promise<void> {
  await db.update(studios).set({ paymentMethods }).where(eq(studios.id, 1001));
}
