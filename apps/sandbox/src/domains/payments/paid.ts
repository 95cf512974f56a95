/** Payments as mails show them. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isCaptured, type Payment } from './ledger.ts';
import { paymentInstruments } from './tables.ts';

/** An amount paid or held. */
export type Paid = {
  amountCents: number;
  currency: string;
  /** True if it is charged; otherwise it is held until a place becomes free. */
  charged: boolean;
  /** Time of the charge or hold. */
  at: string;
  /** For example `VISA •••• 4242`; null if the card was deleted. */
  method: string | null;
  /** Id of the checkout. */
  reference: string;
};

/** Captures a payment when its news happens. */
export async function toPaid(tx: Database, payment: Payment): Promise<Paid> {
  const { instrumentId } = payment;
  const [card] =
    instrumentId === null
      ? []
      : await tx.select().from(paymentInstruments).where(eq(paymentInstruments.id, instrumentId));
  return {
    amountCents: payment.amountCents,
    currency: payment.currency,
    charged: isCaptured(payment),
    at: payment.updatedAt.toISOString(),
    method: card ? formatMethod(card) : null,
    reference: payment.checkoutId,
  };
}

function formatMethod({
  brand,
  lastFour,
  masked,
}: typeof paymentInstruments.$inferSelect): string | null {
  const number = masked ?? (lastFour === null ? null : `•••• ${lastFour}`);
  return number && `${brand ?? ''} ${number}`.trim();
}
