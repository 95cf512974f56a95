/** Audit log of members' data. Answers questions such as "who changed my address?" without revealing any values. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { WritingOperationId } from '../../generated/writing.ts';
import type { ContextHeaders } from '../../platform/api.ts';
import { currentActor } from '../../platform/scope.ts';
import { type AuditedKind, auditEntries } from './tables.ts';

/** The audited request; all requests of writing operations qualify. */
export type AuditedBy = {
  operationId: WritingOperationId;
  context: ContextHeaders;
  /** Null without an account. */
  account: { id: number } | null;
};

/** The request of an account holder. */
export type AuditedMember = AuditedBy & { account: { id: number } };

type Entry = {
  by: AuditedBy;
  at: Date;
  kind: AuditedKind;
  id: number | string;
  /** Names of the changed fields, never values; omitted when the item itself was created or deleted. */
  fields?: string[];
};

/**
 * Records a change of a member's data.
 * @param tx the transaction of the change, so that both are stored or neither
 * @param entry not stored if its fields are empty
 */
export async function audit(
  tx: Database,
  { by: { operationId, context, account }, at, kind, id, fields }: Entry,
): Promise<void> {
  if (fields?.length === 0) return;
  await tx.insert(auditEntries).values({
    at,
    // For changes on behalf of a child or partner, the acting account.
    accountId: currentActor()?.accountId ?? account?.id ?? null,
    tenant: context['X-Tenant'] ?? null,
    operationId,
    kind,
    thingId: String(id),
    fields: fields ?? [],
  });
}

/** Returns the names of the fields whose values change. */
export function changedFields<Row extends object>(before: Row, changes: Partial<Row>): string[] {
  const now = { ...before, ...changes };
  return Object.keys(changes).filter(
    (name) => Reflect.get(before, name) !== Reflect.get(now, name),
  );
}

/** Anonymizes the entries of an account that is being deleted. */
export async function anonymizeAudit(tx: Database, accountId: number): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ accountId: null })
    .where(eq(auditEntries.accountId, accountId));
  await tx
    .update(auditEntries)
    .set({ thingId: null })
    .where(and(eq(auditEntries.kind, 'account'), eq(auditEntries.thingId, String(accountId))));
}
