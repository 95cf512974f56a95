/** Writes invoices for whatever was charged or sold, each thing once, whatever happens to the process. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { forEachIsolated } from '../../server/forEachIsolated.ts';
import { dayIn } from '../../time.ts';
import type { Customer } from '../accounts/customers.ts';
import { customers } from '../accounts/tables.ts';
import { productVariantCheckouts } from '../checkouts/tables.ts';
import { subjects } from '../checkouts/subjects.ts';
import { formatAddress } from '../mail/formatAddress.ts';
import { products, productVariants } from '../products/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { type Issuer, invoicePositions, invoices, type Recipient } from './tables.ts';
import { rateIn, vatIdOf } from './taxes.ts';
import {
  type Claim,
  claimsOf,
  customersToBill,
  returnsOf,
  type Sale,
  salesOf,
} from './unbilled.ts';

/** For how many members one round writes invoices; the next round takes the others. */
const mostAtOnce = 50;

/** No invoice has more lines (description). */
const mostPositions = 100;

type Position = Omit<typeof invoicePositions.$inferInsert, 'id' | 'invoiceId'>;

/** An invoice as it is to be written. */
type Draft = Pick<typeof invoices.$inferInsert, 'type' | 'date' | 'dueDate' | 'checkoutId'> & {
  studio: StoredStudio;
  positions: Position[];
};

const issuerOf = ({ id, name, address }: StoredStudio): Issuer => ({
  name,
  address: formatAddress(address),
  vatId: vatIdOf(address.countryCode, id),
});

function recipientOf(customer: Customer): Recipient {
  const { firstname, lastname, email, street, houseNumber, zipCode, city } = customer;
  const name = [firstname, lastname].filter(Boolean).join(' ') || (email ?? String(customer.id));
  const lines = [
    [street, houseNumber].filter(Boolean).join(' '),
    [zipCode, city].filter(Boolean).join(' '),
  ].filter(Boolean);
  return {
    name,
    address: lines.length > 0 ? lines.join(', ') : null,
    customerNumber: customer.customerNumber,
  };
}

/** One draft for what was charged, and one for what was given back, on each day. */
function draftsOf(claims: readonly Claim[]): Draft[] {
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
      taxRate: rateIn(studio.address.countryCode),
    });
  }
  return [...groups.values()].flatMap((draft) =>
    Array.from({ length: Math.ceil(draft.positions.length / mostPositions) }, (_, part) => ({
      ...draft,
      positions: draft.positions.slice(part * mostPositions, (part + 1) * mostPositions),
    })),
  );
}

/** What is good for anything at the studio is taxed when it is spent, not when it is sold (Art. 30b of the VAT directive). */
const taxedLater: ReadonlySet<string> = new Set(['VOUCHER', 'CONSUMPTION_CREDIT']);

/** What was bought, in the words of the studio. */
async function positionOf(db: Database, { checkout, studio }: Sale): Promise<Position> {
  const taxRate = rateIn(studio.address.countryCode);
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
      name: await subjects[checkout.type].loadTitle(db, checkout.id),
      quantity: 1,
      amountCents,
      taxRate,
    };
  return {
    name: `${product.name}, ${product.variant}`.slice(0, 200),
    quantity: product.quantity,
    amountCents,
    taxRate: taxedLater.has(product.type) ? 0 : taxRate,
  };
}

async function draftOfSale(db: Database, sale: Sale, now: Date): Promise<Draft> {
  const { payment, studio, checkout } = sale;
  const date = dayIn(studio.zoneId, payment.takenAt ?? now);
  const positions = [await positionOf(db, sale)];
  return { type: 'INVOICE', date, dueDate: date, checkoutId: checkout.id, studio, positions };
}

/** Gives back line by line what the invoice had, whatever product and price are by now. */
async function draftOfReturn(db: Database, { payment, studio, checkout }: Sale): Promise<Draft> {
  const sold = await db
    .select({ position: invoicePositions })
    .from(invoicePositions)
    .innerJoin(invoices, eq(invoices.id, invoicePositions.invoiceId))
    .where(and(eq(invoices.checkoutId, checkout.id), eq(invoices.type, sql`'INVOICE'`)));
  const date = dayIn(studio.zoneId, payment.updatedAt);
  const positions = sold.map(({ position: { name, quantity, amountCents, taxRate } }) => ({
    name,
    quantity,
    amountCents: -amountCents,
    taxRate,
  }));
  return { type: 'CREDIT_NOTE', date, dueDate: date, checkoutId: checkout.id, studio, positions };
}

async function write(
  tx: Database,
  customer: Customer,
  sequence: number,
  { studio, positions, ...draft }: Draft,
  now: Date,
): Promise<void> {
  const series = customer.customerNumber ?? `P-${customer.id}`;
  const [invoice] = await tx
    .insert(invoices)
    .values({
      ...draft,
      customerId: customer.id,
      studioId: studio.id,
      sequence,
      invoiceNumber: `${series}-${String(sequence).padStart(4, '0')}`,
      currency: studio.currencyCode,
      issuer: issuerOf(studio),
      recipient: recipientOf(customer),
      issuedAt: now,
    })
    .returning({ id: invoices.id });
  if (!invoice) throw new Error(`No invoice was written for customer ${customer.id}.`);
  await tx
    .insert(invoicePositions)
    .values(positions.map((position) => ({ ...position, invoiceId: invoice.id })));
}

/**
 * Writes what is missing for a member, in the order of its days.
 * @param tx a transaction; it locks the member, so that numbers follow one another and nothing is written twice
 */
async function issueFor(tx: Database, customerId: number, now: Date): Promise<void> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!customer) return;
  const drafts = draftsOf(await claimsOf(tx, customerId));
  for (const sale of await salesOf(tx, customerId)) drafts.push(await draftOfSale(tx, sale, now));
  drafts.sort((a, b) => a.date.localeCompare(b.date));
  const [last] = await tx
    .select({ sequence: sql<number>`coalesce(max(${invoices.sequence}), 0)::int` })
    .from(invoices)
    .where(eq(invoices.customerId, customerId));
  let sequence = last?.sequence ?? 0;
  for (const draft of drafts) await write(tx, customer, ++sequence, draft, now);
  // Also of what was sold and taken back between two rounds: first its invoice, then its credit note.
  for (const sale of await returnsOf(tx, customerId))
    await write(tx, customer, ++sequence, await draftOfReturn(tx, sale), now);
}

/** Writes the invoices that are missing, for each member alone. */
export async function issueInvoices(db: Database, now: Date): Promise<void> {
  const ids = await customersToBill(db, mostAtOnce);
  await forEachIsolated('Writing invoices', ids, (id) =>
    db.transaction((tx) => issueFor(tx, id, now)),
  );
}
