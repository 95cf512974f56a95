/** Push subscriptions of accounts. */
import { ECDH } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Services } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { audit } from '../accounts/audit.ts';
import { toSurface } from '../accounts/sendMail.ts';
import { pushSubscriptions } from './tables.ts';

/** Maximum number per account; the oldest ones are probably unused devices. */
const maxSubscriptions = 20;

function checkKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
  } catch {
    throw apiError(
      422,
      'push.error.keyinvalid',
      'The key of the subscription is no point on the curve P-256',
      { args: [{ type: 'FIELD', value: 'keys.p256dh' }] },
    );
  }
}

/**
 * Saves the subscription of a browser for the current account.
 * @throws 422 if nothing could be sent to it
 */
export async function saveSubscription(
  request: ApiRequest<'savePushSubscription'>,
  { db, clock, push }: Services,
): Promise<void> {
  const { account, body } = request;
  const { endpoint, keys } = body;
  if (!push.isAllowed(endpoint))
    throw apiError(
      422,
      'push.error.unknownservice',
      'The endpoint is at no push service that is known here',
      { args: [{ type: 'FIELD', value: 'endpoint' }] },
    );
  checkKey(keys.p256dh);
  const { endpoint: address, accountId, id } = pushSubscriptions;
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, account.id);
    // Also deletes queued notifications of the browser's previous user.
    await tx.delete(pushSubscriptions).where(and(eq(address, endpoint), ne(accountId, account.id)));
    const saved = {
      accountId: account.id,
      ...keys,
      reader: toSurface(request),
      savedAt: clock.now(),
    };
    const [row] = await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...saved })
      .onConflictDoUpdate({ target: address, set: saved })
      .returning({ id });
    if (row)
      await audit(tx, { by: request, at: clock.now(), kind: 'push-subscription', id: row.id });
    await deleteOldest(tx, account.id);
  });
}

async function deleteOldest(tx: Database, owner: number): Promise<void> {
  const { id, accountId, savedAt } = pushSubscriptions;
  const old = await tx
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(accountId, owner))
    .orderBy(desc(savedAt), desc(id))
    .offset(maxSubscriptions);
  const ids = old.map((row) => row.id);
  if (ids.length > 0) await tx.delete(pushSubscriptions).where(inArray(id, ids));
}

/** Deletes a subscription if it belongs to the account. */
export async function deleteSubscription(
  request: ApiRequest<'deletePushSubscription'>,
  { db, clock }: Services,
): Promise<void> {
  const { account, query } = request;
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, account.id);
    const [deleted] = await tx
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.endpoint, query.endpoint),
          eq(pushSubscriptions.accountId, account.id),
        ),
      )
      .returning({ id: pushSubscriptions.id });
    if (deleted)
      await audit(tx, { by: request, at: clock.now(), kind: 'push-subscription', id: deleted.id });
  });
}

/** Deletes all subscriptions of an account, for owners whose password was compromised. */
export async function deleteSubscriptions(tx: Database, accountId: number): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId));
}
