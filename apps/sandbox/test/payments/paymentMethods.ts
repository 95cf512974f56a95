/** Sets the accepted payment methods of the sample studio and offer. */
import { eq } from 'drizzle-orm';
import { offers } from '../../src/domains/bookings/courses/tables.ts';
import { studios } from '../../src/domains/studios/tables.ts';
import type { Schemas } from '../../src/platform/api.ts';
import type { Sandbox } from '../harness/sandbox.ts';

type Method = Schemas['OnlinePaymentMethod'];

/** Sets the payment methods of offer 601. */
export async function setOfferMethods(
  { services: { db } }: Sandbox,
  ...paymentMethods: Method[]
): Promise<void> {
  await db.update(offers).set({ paymentMethods }).where(eq(offers.id, 601));
}

/** Sets the payment methods of studio 1001. */
export async function setStudioMethods(
  { services: { db } }: Sandbox,
  ...paymentMethods: Method[]
): Promise<void> {
  await db.update(studios).set({ paymentMethods }).where(eq(studios.id, 1001));
}
