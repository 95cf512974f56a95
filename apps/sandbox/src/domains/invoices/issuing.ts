/** Issues invoices for claims and sales, each exactly once, even if the process dies. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { CheckoutServices } from '../checkouts/subject.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { dayIn } from '../../platform/time.ts';
import type { Customer } from '../accounts/customers.ts';
import { customers } from '../accounts/tables.ts';
import { formatAddress } from '../studios/formatAddress.ts';
import { products, productVariants, productVariantCheckouts } from '../products/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { joinNames } from './positionNames.ts';
import { type Issuer, invoicePositions, invoices, type Recipient } from './tables.ts';
import { findTaxRate, sampleVatId } from './taxes.ts';
import {
  type Claim,
  findChangedCheckouts,
  findCustomersToBill,
  loadUnbilledReturns,
  type Sale,
  loadUnbilledSales,
  takeBuyer,
  takeClaims,
} from './unbilled.ts';

type IssuingServices = Pick<CheckoutServices, 'db' | 'subjects'>;

/** Number of members per round; the next round handles the rest. */
const batchSize = 50;

/** Maximum number of lines per invoice, as described. */
const maxPositions = 100;

type Position = Omit<typeof invoicePositions.$inferInsert, 'id' | 'invoiceId'>;

/** An invoice to be written. */
type Draft = Pick<typeof invoices.$inferInsert, 'type' | 'date' | 'dueDate' | 'checkoutId'> & {
  studio: StoredStudio;
  positions: Position[];
};

const toIssuer = ({ id, name, address }: StoredStudio): Issuer => ({
  name,
  address: formatAddress(address),
  vatId: sampleVatId(address.countryCode, id),
});

function toRecipient(customer: Customer): Recipient {
  const { firstname, lastname, email } = customer;
  const name = [firstname, lastname].filter(Boolean).join(' ') || (email ?? String(customer.id));
  return {
    name,
    address: formatAddress(customer) || null,
    customerNumber: customer.customerNumber,
  };
}

/** Creates one draft for the claims and one for the credits of each day. */
function toDrafts(claims: readonly Claim[]): Draft[] {
  const groups = new Map<string, Draft>();
  for (const { entry, studio } of claims) {
    const type = entry.amountCents < 0 ? 'CREDIT_NOTE' : 'INVOICE';
    const booked = dayIn(studio.zoneId, entry.bookedAt);
    const date = booked < entry.dueDate ? booked : entry.dueDate;
    const key = [studio.id, type, date, entry.dueDate].join(' ');
    const draft = groups.get(key) ?? {
      type,
      date,
      dueDate: entry.dueDate,
      checkoutId: null,
      studio,
      positions: [],
    };
    groups.set(key, draft);
    draft.positions.push({
      entryId: entry.id,
      name: entry.name,
      quantity: 1,
      amountCents: entry.amountCents,
      taxRate: findTaxRate(studio.address.countryCode),
    });
  }
  return [...groups.values()].flatMap((draft) =>
    Array.from({ length: Math.ceil(draft.positions.length / maxPositions) }, (_, part) => ({
      ...draft,
      positions: draft.positions.slice(part * maxPositions, (part + 1) * maxPositions),
    })),
  );
}

/** Multi-purpose vouchers and credit are taxed when spent, not when sold (Art. 30b of the VAT directive). */
const multiPurposeTypes: ReadonlySet<string> = new Set(['VOUCHER', 'CONSUMPTION_CREDIT']);

/** Describes the purchase in the studio's words. */
async function toPosition(
  { db, subjects }: IssuingServices,
  { checkout, studio }: Sale,
): Promise<Position> {
  const taxRate = findTaxRate(studio.address.countryCode);
  const amountCents = checkout.priceCents;
  const [product] = await db
    .select({
      type: products.type,
      name: products.name,
      variant: productVariants.name,
      quantity: productVariantCheckouts.quantity,
    })
    .from(productVariantCheckouts)
    .innerJoin(productVariants, eq(productVariants.id, productVariantCheckouts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(eq(productVariantCheckouts.checkoutId, checkout.id));
  if (!product)
    return {
      name: await subjects[checkout.type].loadTitle(db, checkout.id, null),
      quantity: 1,
      amountCents,
      taxRate,
    };
  return {
    name: joinNames(product.name, product.variant),
    quantity: product.quantity,
    amountCents,
    taxRate: multiPurposeTypes.has(product.type) ? 0 : taxRate,
  };
}

async function toSaleDraft(services: IssuingServices, sale: Sale, now: Date): Promise<Draft> {
  const { payment, use, studio, checkout } = sale;
  const date = dayIn(studio.zoneId, payment?.capturedAt ?? use?.usedAt ?? now);
  const positions = [await toPosition(services, sale)];
  return { type: 'INVOICE', date, dueDate: date, checkoutId: checkout.id, studio, positions };
}

/** Reverses the lines of the original invoice, independent of the current product and price. */
async function toReturnDraft(
  db: Database,
  { payment, use, studio, checkout }: Sale,
  now: Date,
): Promise<Draft> {
  const sold = await db
    .select({ position: invoicePositions })
    .from(invoicePositions)
    .innerJoin(invoices, eq(invoices.id, invoicePositions.invoiceId))
    .where(and(eq(invoices.checkoutId, checkout.id), eq(invoices.type, sql`'INVOICE'`)));
  const date = dayIn(studio.zoneId, payment?.updatedAt ?? use?.returnedAt ?? now);
  const positions = sold.map(({ position: { name, quantity, amountCents, taxRate } }) => ({
    name,
    quantity,
    amountCents: -amountCents,
    taxRate,
  }));
  return { type: 'CREDIT_NOTE', date, dueDate: date, checkoutId: checkout.id, studio, positions };
}

/** Writes invoices with consecutive numbers, in their order. @returns the number of the last one */
async function writeInvoices(
  tx: Database,
  customer: Customer,
  lastSequence: number,
  drafts: readonly Draft[],
  now: Date,
): Promise<number> {
  if (drafts.length === 0) return lastSequence;
  const series = customer.customerNumber ?? `P-${customer.id}`;
  const stored = await tx
    .insert(invoices)
    .values(
      drafts.map(({ studio, positions: _, ...draft }, index) => {
        const sequence = lastSequence + index + 1;
        return {
          ...draft,
          customerId: customer.id,
          studioId: studio.id,
          sequence,
          invoiceNumber: `${series}-${String(sequence).padStart(4, '0')}`,
          currency: studio.currencyCode,
          issuer: toIssuer(studio),
          recipient: toRecipient(customer),
          issuedAt: now,
        };
      }),
    )
    .returning({ id: invoices.id, sequence: invoices.sequence });
  await tx.insert(invoicePositions).values(
    stored.flatMap(({ id: invoiceId, sequence }) =>
      (drafts[sequence - lastSequence - 1]?.positions ?? []).map((position) => ({
        ...position,
        invoiceId,
      })),
    ),
  );
  return lastSequence + drafts.length;
}

/**
 * Issues a member's missing invoices in order of their days.
 * @param services in a transaction; it locks the member, which keeps numbers consecutive and prevents duplicate invoices
 */
async function issueMissing(
  services: IssuingServices,
  customerId: number,
  now: Date,
): Promise<void> {
  const { db: tx } = services;
  const [customer] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!customer) return;
  if (customer.unbilled)
    await tx.update(customers).set({ unbilled: false }).where(eq(customers.id, customerId));
  const drafts = toDrafts(await takeClaims(tx, customerId));
  for (const sale of await loadUnbilledSales(tx, customerId))
    drafts.push(await toSaleDraft(services, sale, now));
  drafts.sort((a, b) => a.date.localeCompare(b.date));
  const [last] = await tx
    .select({ sequence: sql<number>`coalesce(max(${invoices.sequence}), 0)::int` })
    .from(invoices)
    .where(eq(invoices.customerId, customerId));
  const sequence = await writeInvoices(tx, customer, last?.sequence ?? 0, drafts, now);
  // Includes sales reversed within the same round, which get an invoice first and then a credit note.
  const returns: Draft[] = [];
  for (const sale of await loadUnbilledReturns(tx, customerId))
    returns.push(await toReturnDraft(tx, sale, now));
  await writeInvoices(tx, customer, sequence, returns, now);
}

/** Issues missing invoices, each member and each changed checkout in a transaction of its own. */
export async function issueInvoices({ db, subjects }: IssuingServices, now: Date): Promise<void> {
  const changed = await findChangedCheckouts(db, batchSize);
  await forEachIsolated('Writing invoices', changed, (checkoutId) =>
    db.transaction(async (tx) => {
      const buyerId = await takeBuyer(tx, checkoutId);
      if (buyerId !== null) await issueMissing({ db: tx, subjects }, buyerId, now);
    }),
  );
  const ids = await findCustomersToBill(db, batchSize);
  await forEachIsolated('Writing invoices', ids, (id) =>
    db.transaction((tx) => issueMissing({ db: tx, subjects }, id, now)),
  );
}
