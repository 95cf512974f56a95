/**
 * Idempotency keys: a request that is sent again, since its answer was lost, does nothing again. The pattern of every call that makes
 * something which must not be made twice: declare the header `Idempotency-Key` and the error `idempotencyKeyReused`, and run what it
 * makes through `once`, in its own transaction.
 */
import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apiError } from '../../server/apiError.ts';
import { idempotentRequests } from './tables.ts';

export type Attempt = {
  /** Value of the header; null when there was none, and then nothing is remembered. */
  key: string | null;
  /** The operation, so that one key may go through several steps of one order. */
  operation: string;
  /** Whose key it is; null for guests, whose keys are as hard to guess as a token. */
  accountId: number | null;
  /** What is asked for: the same key with something else is refused. */
  request: unknown;
};

/** How long a key is remembered. */
const memoryHours = 24;

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Runs `make` unless it has been run under this key; both are one transaction. A second request of the same key, at the same time and
 * from another process too, waits for the first one here.
 * @param make answers the id of what it made
 * @returns that id, of this run or of the first one
 * @throws 422 when the key has been used for another request
 */
export async function once(
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
    if (known?.fingerprint !== fingerprint || known.result === null) throw keyReused();
    return known.result;
  }
  const result = await make();
  await tx.update(idempotentRequests).set({ result }).where(eq(idempotentRequests.id, id));
  return result;
}

function keyReused(): Error {
  return apiError(
    422,
    'request.error.idempotencykeyreused',
    'This Idempotency-Key has been used for another request; send a new one',
  );
}

/** Forgets old keys. */
export async function forgetKeys(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - memoryHours * 3_600_000);
  await db.delete(idempotentRequests).where(lt(idempotentRequests.createdAt, before));
}
