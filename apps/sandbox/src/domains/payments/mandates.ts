/**
 * SEPA mandates. The system gives each its reference when the agreement is read, and keeps what was read with it; whoever gives the
 * mandate names it, once. The creditor has to be able to show later who has agreed to which text, and when.
 */
import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault, invalid } from '../../server/fault.ts';
import { addMinutes } from '../../time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { accountTyped } from './accounts.ts';
import { present } from './bank.ts';
import { mandates, paymentInstruments } from './tables.ts';
import type { Outcome } from './tokenizations.ts';

export type StoredMandate = typeof mandates.$inferSelect;

type Creditor = Pick<StoredStudio, 'id' | 'tenant'>;

/** What is read before a mandate is given. */
export type Agreement = StoredMandate['agreement'];

/** Letters and digits that nobody takes for one another on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How the references of a studio begin: two letters of its chain and its number. */
function prefixOf({ id, tenant }: Creditor): string {
  return `${tenant
    .replaceAll(/[^a-z]/gi, 'X')
    .slice(0, 2)
    .toUpperCase()}${id}-`;
}

function inventReference(studio: Creditor): string {
  const letters = Array.from(randomBytes(10), (byte) => alphabet.charAt(byte % alphabet.length));
  return prefixOf(studio) + letters.join('');
}

/** Whether a reference is one that the agreement of a studio has given. */
export const isMandateOf = (studio: Creditor, mandateReference: string): boolean =>
  mandateReference.startsWith(prefixOf(studio));

/** Keeps what somebody is about to read. @returns the reference that it is given by; no other mandate has it */
export async function issueMandate(
  db: Database,
  studio: Creditor,
  agreement: Agreement,
  now: Date,
): Promise<string> {
  const [issued] = await db
    .insert(mandates)
    .values({
      reference: inventReference(studio),
      studioId: studio.id,
      agreement,
      issuedAt: now,
    })
    .onConflictDoNothing()
    .returning({ reference: mandates.reference });
  // As good as never: one of 31 to the power of ten was drawn twice.
  return issued?.reference ?? issueMandate(db, studio, agreement, now);
}

/**
 * A mandate that was given or read before, as it was then.
 * @param present the agreement as it is now, for mandates that were given before their texts were kept
 * @throws 404 for a reference that this studio has not given
 */
export async function agreementRead(
  db: Database,
  studio: Creditor,
  reference: string,
  present: Agreement,
): Promise<Schemas['SepaAgreement']> {
  const [mandate] = await db
    .select()
    .from(mandates)
    .where(and(eq(mandates.reference, reference), eq(mandates.studioId, studio.id)));
  if (mandate) return { ...mandate.agreement, mandateReference: reference };
  const [kept] = await db
    .select({ id: paymentInstruments.id })
    .from(paymentInstruments)
    .where(eq(paymentInstruments.mandateReference, reference));
  if (!kept || !isMandateOf(studio, reference))
    throw fault(404, 'studio.error.nosepaagreement', 'The studio has given no such mandate');
  return { ...present, mandateReference: reference };
}

/** Who gives a mandate; without an account it is somebody whom the studio knows by a link, or who signs a contract. */
export type Debtor = { accountId: number | null; address: Schemas['DebtorAddress'] | null };

/**
 * What the bank makes of a mandate. One that it refuses may be given for another account.
 * @param tx the transaction that stores what comes of it: the mandate is given then, or not at all
 * @throws 400 for an IBAN or a reference that is none, 409 for a reference that was used
 */
export async function giveMandate(
  tx: Database,
  studio: Creditor,
  { accountHolder, iban, bic = null, mandateReference }: Schemas['SepaMandate'],
  { accountId, address }: Debtor,
  now: Date,
): Promise<Outcome> {
  const presented = accountTyped('DIRECT_DEBIT', iban);
  if (presented === null)
    throw invalid({ field: 'sepaMandate.iban', message: 'is no IBAN of a country of SEPA' });
  const issued = and(eq(mandates.reference, mandateReference), eq(mandates.studioId, studio.id));
  const [mandate] = await tx.select().from(mandates).where(issued).for('update');
  if (!mandate)
    throw invalid({
      field: 'sepaMandate.mandateReference',
      message: 'is none that the agreement of this studio has given',
    });
  if (mandate.givenAt !== null) throw mandateUsed();
  const kept = present(presented, now);
  if (typeof kept === 'string') return { state: 'DECLINED', declineReason: kept };
  await tx
    .update(mandates)
    .set({
      givenAt: now,
      accountId,
      debtorName: accountHolder,
      bic: bic?.toUpperCase() ?? null,
      debtorAddress: address,
    })
    .where(issued);
  return { ...kept, mandateReference, state: 'AUTHORIZED' };
}

export function mandateUsed(): Error {
  return fault(
    409,
    'paymentinstrument.error.mandateused',
    'This mandate reference was used before',
  );
}

/** How long somebody may read before giving it. */
const readingDays = 30;

/** Forgets what was read and never given. */
export async function forgetUngiven(db: Database, now: Date): Promise<void> {
  await db
    .delete(mandates)
    .where(
      and(isNull(mandates.givenAt), lt(mandates.issuedAt, addMinutes(now, -readingDays * 1440))),
    );
}
