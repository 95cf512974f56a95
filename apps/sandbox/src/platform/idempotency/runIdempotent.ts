/**
 * Idempotency keys: repeating a request whose response was lost has no further effect. To support them, an operation
 * declares the header `Idempotency-Key` and the error `idempotencyKeyReused`, and runs its creation through
 * `runIdempotent` in its own transaction.
 */
import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { apiError } from '../http/apiError.ts';
import { idempotentRequests } from './tables.ts';

export type Attempt = {
  /** Value of the header; null without one, in which case nothing is stored. */
  key: string | null;
  /** Operation id, so that one key can be used for several steps of an order. */
  operation: string;
  /** Owner of the key; null for guests, whose keys are as unguessable as tokens. */
  accountId: number | null;
  /** Request data: reusing the key with other data is rejected. */
  request: unknown;
};

/** How long a key is stored. */
const memoryHours = 24;

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Runs `make` unless it has been run with this key, in one transaction. A concurrent second request with the same key
 * waits here for the first, across processes too.
 * @param make returns the id of the created item
 * @returns that id, of this run or of the first one
 * @throws 422 if the key was used for another request
 */
export async function runIdempotent(
  tx: Database,
  { key, operation, accountId, request }: Attempt,
  now: Date,
  make: () => Promise<string>,
): Promise<string> {
  if (key === null) return make();
  const id = hash([operation, accountId, key]);
  const fingerprint = hash(request);
  const begun = await tx
    .insert(idempotentRequests)
    .values({ id, fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: idempotentRequests.id });
  if (begun.length === 0) {
    const [known] = await tx.select().from(idempotentRequests).where(eq(idempotentRequests.id, id));
    if (known?.fingerprint !== fingerprint || known.result === null) throw keyReusedError();
    return known.result;
  }
  const result = await make();
  await tx.update(idempotentRequests).set({ result }).where(eq(idempotentRequests.id, id));
  return result;
}

function keyReusedError(): Error {
  return apiError(
    422,
    'request.error.idempotencykeyreused',
    'This Idempotency-Key has been used for another request; send a new one',
  );
}

/** Deletes expired keys. */
export async function deleteExpiredKeys(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - memoryHours * 3_600_000);
  await db.delete(idempotentRequests).where(lt(idempotentRequests.createdAt, before));
}
