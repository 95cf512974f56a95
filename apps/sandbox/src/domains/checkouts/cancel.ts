import { eq } from 'drizzle-orm';
import { checkState, findCheckout, lockCheckout, type StoredCheckout } from './rules.ts';
import { releaseHold, type SettlementServices } from './settling.ts';
import { checkouts } from './tables.ts';

/** Cancels a checkout and releases its hold; repeating the call has no effect. @throws 409 if it is finalized */
export async function cancelCheckout(
  services: SettlementServices,
  id: string,
): Promise<StoredCheckout> {
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
  await releaseHold(services, id);
  return findCheckout(db, eq(checkouts.id, id));
}
