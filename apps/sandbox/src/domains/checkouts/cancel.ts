import { eq } from 'drizzle-orm';
import { checkState, findCheckout, lockCheckout, type StoredCheckout } from './rules.ts';
import { letGo, type Settling } from './settling.ts';
import { checkouts } from './tables.ts';

/** Gives a checkout up; once given up it stays so, and what was held goes back. @throws 409 when it is finalized */
export async function cancelCheckout(services: Settling, id: string): Promise<StoredCheckout> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    checkState(
      checkout,
      ['CREATED', 'AUTHENTICATION_REQUIRED', 'AUTHENTICATED', 'FAILED', 'CANCELED', 'EXPIRED'],
      clock.now(),
    );
    await tx.update(checkouts).set({ state: 'CANCELED' }).where(eq(checkouts.id, id));
  });
  await letGo(services, id);
  return findCheckout(db, eq(checkouts.id, id));
}
