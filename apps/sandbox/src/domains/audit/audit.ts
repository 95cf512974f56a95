/** What changed by whom. Whoever asks a studio "who changed my address?" gets an answer from here, and reads no value in it. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { WritingOperationId } from '../../generated/writing.ts';
import type { ContextHeaders } from '../../server/api.ts';
import { currentActor } from '../../server/scope.ts';
import { type AuditedKind, auditEntries } from './tables.ts';

/** Whose request it was. Every request of a writing operation is one. */
export type AuditedBy = {
  operationId: WritingOperationId;
  context: ContextHeaders;
  /** Null: somebody without an account. */
  account: { id: number } | null;
};

/** The request of somebody with an account. */
export type AuditedMember = AuditedBy & { account: { id: number } };

type Entry = {
  by: AuditedBy;
  at: Date;
  kind: AuditedKind;
  id: number | string;
  /** Names of the fields that changed, never their values; left out when the thing itself came or went. */
  fields?: string[];
};

/**
 * Notes a change of a member's data.
 * @param tx the transaction that makes the change: both are stored, or neither
 * @param entry one whose fields are empty has changed nothing, and is not stored
 */
export async function audit(
  tx: Database,
  { by: { operationId, context, account }, at, kind, id, fields }: Entry,
): Promise<void> {
  if (fields?.length === 0) return;
  await tx.insert(auditEntries).values({
    at,
    // Of what is done for a child or partner, who did it.
    accountId: currentActor()?.accountId ?? account?.id ?? null,
    tenant: context['X-Tenant'] ?? null,
    operationId,
    kind,
    thingId: String(id),
    fields: fields ?? [],
  });
}

/** The names of the fields whose values are others afterwards. */
export function changedFields<Row extends object>(before: Row, changes: Partial<Row>): string[] {
  const now = { ...before, ...changes };
  return Object.keys(changes).filter(
    (name) => Reflect.get(before, name) !== Reflect.get(now, name),
  );
}

/** The entries of an account that is being deleted stay and name nobody any more; the person is cut off by the reference. */
export async function forgetInAudit(tx: Database, accountId: number): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ accountId: null })
    .where(eq(auditEntries.accountId, accountId));
  await tx
    .update(auditEntries)
    .set({ thingId: null })
    .where(and(eq(auditEntries.kind, 'account'), eq(auditEntries.thingId, String(accountId))));
}
