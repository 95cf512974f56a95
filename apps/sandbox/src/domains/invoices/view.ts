/** Maps invoices to the API format, including whether they are paid. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { accountEntries, customerAccounts } from '../customerAccounts/tables.ts';
import { isCaptured } from '../payments/ledger.ts';
import { payments, voucherUses } from '../payments/tables.ts';
import { translateName } from './positionNames.ts';
import { invoicePositions, invoices } from './tables.ts';
import { sumTaxes } from './taxes.ts';

export type StoredInvoice = typeof invoices.$inferSelect;
export type StoredPosition = typeof invoicePositions.$inferSelect;
export type Invoice = { invoice: StoredInvoice; positions: StoredPosition[] };

/** Maximum length of the list, as described. */
const maxInvoices = 500;

type Entry = Pick<typeof accountEntries.$inferSelect, 'id' | 'kind' | 'amountCents'>;

/**
 * Finds the claims that are not paid in full; payments and credits settle the oldest claims first.
 * @param entries sorted by due date
 */
export function findOpenClaims(entries: readonly Entry[]): Set<number> {
  const isClaim = ({ kind, amountCents }: Entry) => kind === 'CLAIM' && amountCents > 0;
  let left = -entries
    .filter((entry) => !isClaim(entry))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const open = new Set<number>();
  for (const { id, amountCents } of entries.filter(isClaim)) {
    left -= amountCents;
    if (left < 0) open.add(id);
  }
  return open;
}

async function loadOpenEntries(db: Database, customerId: number): Promise<Set<number>> {
  const found = await db
    .select({ entry: accountEntries })
    .from(accountEntries)
    .innerJoin(customerAccounts, eq(customerAccounts.id, accountEntries.customerAccountId))
    .where(eq(customerAccounts.customerId, customerId))
    .orderBy(asc(accountEntries.dueDate), asc(accountEntries.id));
  const entries = found.map(({ entry }) => entry);
  const accountIds = new Set(entries.map(({ customerAccountId }) => customerAccountId));
  return new Set(
    [...accountIds].flatMap((id) => [
      ...findOpenClaims(entries.filter(({ customerAccountId }) => customerAccountId === id)),
    ]),
  );
}

/** Finds fully paid purchases. */
async function findPaidCheckouts(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select()
    .from(payments)
    .where(inArray(payments.checkoutId, [...ids]));
  // The bank has no part in what a voucher paid alone.
  const byVoucher = await db
    .select({ id: voucherUses.checkoutId })
    .from(voucherUses)
    .where(and(inArray(voucherUses.checkoutId, [...ids]), isNull(voucherUses.returnedAt)));
  const byBank = new Set(found.map(({ checkoutId }) => checkoutId));
  return new Set([
    ...found.filter(isCaptured).map(({ checkoutId }) => checkoutId),
    ...byVoucher.flatMap(({ id }) => (id === null || byBank.has(id) ? [] : [id])),
  ]);
}

const percent = (taxRate: number): number => taxRate / 100;

function toInvoice(
  { invoice, positions }: Invoice,
  state: Schemas['InvoiceState'],
  language: string | null,
): Schemas['Invoice'] {
  const { currency, id, invoiceNumber, type, studioId, date, dueDate } = invoice;
  const taxes = sumTaxes(positions);
  const sum = (pick: (tax: (typeof taxes)[number]) => number) =>
    money(
      taxes.reduce((cents, tax) => cents + pick(tax), 0),
      currency,
    );
  return {
    id,
    invoiceNumber,
    type,
    state,
    organizationUnitId: studioId,
    date,
    dueDate,
    positions: positions.map(({ name, quantity, amountCents, taxRate }) => ({
      name: translateName(name, language),
      quantity,
      amount: money(amountCents, currency),
      taxRate: percent(taxRate),
    })),
    taxes: taxes.map(({ taxRate, netCents, taxCents, amountCents }) => ({
      rate: percent(taxRate),
      netAmount: money(netCents, currency),
      taxAmount: money(taxCents, currency),
      amount: money(amountCents, currency),
    })),
    netAmount: sum(({ netCents }) => netCents),
    taxAmount: sum(({ taxCents }) => taxCents),
    amount: sum(({ amountCents }) => amountCents),
  };
}

async function withPositions(db: Database, found: readonly StoredInvoice[]): Promise<Invoice[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(invoicePositions)
    .where(inArray(invoicePositions.invoiceId, ids))
    .orderBy(asc(invoicePositions.id));
  const byInvoice = new Map<number, StoredPosition[]>(ids.map((id) => [id, []]));
  for (const line of lines) byInvoice.get(line.invoiceId)?.push(line);
  return found.map((invoice) => ({ invoice, positions: byInvoice.get(invoice.id) ?? [] }));
}

/** Loads a member's invoices, newest first. @param language of the lines; null for that of jobs */
export async function loadInvoices(
  db: Database,
  customerId: number,
  language: string | null,
): Promise<Schemas['Invoice'][]> {
  const found = await withPositions(
    db,
    await db
      .select()
      .from(invoices)
      .where(eq(invoices.customerId, customerId))
      .orderBy(desc(invoices.date), desc(invoices.sequence))
      .limit(maxInvoices),
  );
  const open = await loadOpenEntries(db, customerId);
  const checkoutIds = found.flatMap(({ invoice }) => invoice.checkoutId ?? []);
  const paid = await findPaidCheckouts(db, checkoutIds);
  const credited = new Set(
    found.flatMap(({ invoice: { type, checkoutId } }) =>
      type === 'CREDIT_NOTE' && checkoutId !== null ? [checkoutId] : [],
    ),
  );
  const isOpen = ({ invoice: { type, checkoutId }, positions }: Invoice): boolean => {
    if (type === 'CREDIT_NOTE') return false;
    if (checkoutId !== null) return !paid.has(checkoutId) && !credited.has(checkoutId);
    return positions.some(({ entryId }) => entryId !== null && open.has(entryId));
  };
  return found.map((one) => toInvoice(one, isOpen(one) ? 'OPEN' : 'PAID', language));
}

/** Finds a member's invoice; null for another member's. */
export async function findInvoice(
  db: Database,
  id: number,
  customerId?: number,
): Promise<Invoice | null> {
  const mine = customerId === undefined ? undefined : eq(invoices.customerId, customerId);
  const [found] = await withPositions(
    db,
    await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, id), mine)),
  );
  return found ?? null;
}
