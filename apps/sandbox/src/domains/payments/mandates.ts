/**
 * SEPA mandates. Showing the agreement creates a mandate reference and stores the text with it; signing refers to it
 * and is possible once. The creditor must be able to prove who agreed to which text, and when.
 */
import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError, invalidFields } from '../../platform/http/apiError.ts';
import { addMinutes } from '../../platform/time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { parseAccount } from './accounts.ts';
import { presentToBank } from '../../platform/bank/bank.ts';
import { mandates, paymentInstruments } from './tables.ts';
import type { Outcome } from './instruments.ts';

export type StoredMandate = typeof mandates.$inferSelect;

type Creditor = Pick<StoredStudio, 'id' | 'tenant'>;

/** The text shown before signing. */
export type Agreement = StoredMandate['agreement'];

/** Omits characters that are easily confused on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns the prefix of a studio's references: two letters of its chain and its id. */
function referencePrefix({ id, tenant }: Creditor): string {
  return `${tenant
    .replaceAll(/[^a-z]/gi, 'X')
    .slice(0, 2)
    .toUpperCase()}${id}-`;
}

function generateReference(studio: Creditor): string {
  const letters = Array.from(randomBytes(10), (byte) => alphabet.charAt(byte % alphabet.length));
  return referencePrefix(studio) + letters.join('');
}

/** Returns whether a reference was issued by this studio. */
export const isStudioMandate = (studio: Creditor, mandateReference: string): boolean =>
  mandateReference.startsWith(referencePrefix(studio));

/** Stores the agreement about to be shown. @returns its unique mandate reference */
export async function issueMandate(
  db: Database,
  studio: Creditor,
  agreement: Agreement,
  now: Date,
): Promise<string> {
  const [issued] = await db
    .insert(mandates)
    .values({
      reference: generateReference(studio),
      studioId: studio.id,
      agreement,
      issuedAt: now,
    })
    .onConflictDoNothing()
    .returning({ reference: mandates.reference });
  // A collision among 31^10 references is practically impossible.
  return issued?.reference ?? issueMandate(db, studio, agreement, now);
}

/**
 * Finds the agreement of a signed or shown mandate in its original wording.
 * @param present the current agreement, for mandates signed before their texts were stored
 * @throws 404 for a reference not issued by this studio
 */
export async function findAgreement(
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
  const [instrument] = await db
    .select({ id: paymentInstruments.id })
    .from(paymentInstruments)
    .where(eq(paymentInstruments.mandateReference, reference));
  if (!instrument || !isStudioMandate(studio, reference))
    throw apiError(404, 'studio.error.nosepaagreement', 'The studio has given no such mandate');
  return { ...present, mandateReference: reference };
}

/** The debtor; without an account, a person identified by a link or by signing a contract. */
export type Debtor = { accountId: number | null; address: Schemas['DebtorAddress'] | null };

/**
 * Signs a mandate. If the bank refuses the account, the reference can be used for another one.
 * @param tx the transaction that stores the result, so that both succeed or fail together
 * @throws 400 for an invalid IBAN or reference, 409 for a used reference
 */
export async function signMandate(
  tx: Database,
  studio: Creditor,
  { accountHolder, iban, bic = null, mandateReference }: Schemas['SepaMandate'],
  { accountId, address }: Debtor,
  now: Date,
): Promise<Outcome> {
  const presented = parseAccount('DIRECT_DEBIT', iban);
  if (presented === null)
    throw invalidFields({ field: 'sepaMandate.iban', message: 'is no IBAN of a country of SEPA' });
  const issued = and(eq(mandates.reference, mandateReference), eq(mandates.studioId, studio.id));
  const [mandate] = await tx.select().from(mandates).where(issued).for('update');
  if (!mandate)
    throw invalidFields({
      field: 'sepaMandate.mandateReference',
      message: 'is none that the agreement of this studio has given',
    });
  if (mandate.givenAt !== null) throw mandateUsedError();
  const accepted = presentToBank(presented, now);
  if (typeof accepted === 'string') return { state: 'DECLINED', declineReason: accepted };
  await tx
    .update(mandates)
    .set({
      givenAt: now,
      accountId,
      debtorName: accountHolder,
      bic: bic ?? null,
      debtorAddress: address,
    })
    .where(issued);
  return { ...accepted, mandateReference, state: 'AUTHORIZED' };
}

export function mandateUsedError(): Error {
  return apiError(
    409,
    'paymentinstrument.error.mandateused',
    'This mandate reference was used before',
  );
}

/** Time to read the agreement before signing. */
const signingDays = 30;

/** Deletes agreements that were shown but never signed. */
export async function deleteUnsignedMandates(db: Database, now: Date): Promise<void> {
  await db
    .delete(mandates)
    .where(
      and(isNull(mandates.givenAt), lt(mandates.issuedAt, addMinutes(now, -signingDays * 1440))),
    );
}
