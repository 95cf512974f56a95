/** Invoices as PDFs under secret, temporary addresses. */
import { randomBytes } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { addMinutes, zoned } from '../../platform/time.ts';
import { findBrand } from '../brands/rules.ts';
import { voucherUses } from '../payments/tables.ts';
import { translateName } from './positionNames.ts';
import { invoiceLinks } from './tables.ts';
import { type TaxSum, sumTaxes } from './taxes.ts';
import { type Invoice, findInvoice, type StoredInvoice } from './view.ts';
import { createFiller } from '../../platform/mail/letter.ts';
import { formatDay } from '../../platform/mail/formatDates.ts';
import { formatMoney } from '../../platform/mail/formatMoney.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { invoiceTexts } from './invoiceTexts.ts';
import { type Fact, renderPdf, type DocumentContent } from '../../platform/pdf/pdf.ts';

/** Lifetime of an address. */
const lifetimeMinutes = 60;

/** Prefix of invoice addresses. */
export const invoicePrefix = 'inv_';

const findStudio = async (db: Database, studioId: number): Promise<StoredStudio> => {
  const [studio] = await db.select().from(studios).where(eq(studios.id, studioId));
  if (!studio) throw new Error(`Studio ${studioId} is gone.`);
  return studio;
};

/** Creates an address; the caller has checked access to the invoice. */
export async function createInvoiceUrl(
  db: Database,
  { id, studioId }: Pick<StoredInvoice, 'id' | 'studioId'>,
  language: string | null,
  now: Date,
): Promise<Schemas['InvoiceDownloadUrl']> {
  const token = `${invoicePrefix}${randomBytes(24).toString('base64url')}`;
  const validUntil = addMinutes(now, lifetimeMinutes);
  const { zoneId } = await findStudio(db, studioId);
  await db.insert(invoiceLinks).values({ token, invoiceId: id, language, validUntil });
  return { url: `/documents/${token}`, validUntil: zoned(validUntil, zoneId) };
}

/** Deletes expired addresses. */
export async function deleteExpiredInvoiceLinks(db: Database, now: Date): Promise<void> {
  await db.delete(invoiceLinks).where(lt(invoiceLinks.validUntil, now));
}

const formatRate = (locale: MailLocale, taxRate: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    taxRate / 10_000,
  );

/** Returns what a voucher has paid of a purchase, also if it went back later; 0 on credit notes. */
async function findVoucherPart(
  db: Database,
  { type, checkoutId }: Pick<StoredInvoice, 'type' | 'checkoutId'>,
): Promise<number> {
  if (type !== 'INVOICE' || checkoutId === null) return 0;
  const [use] = await db.select().from(voucherUses).where(eq(voucherUses.checkoutId, checkoutId));
  return use?.amountCents ?? 0;
}

/** Creates the mandatory contents of an invoice (Art. 226 of the VAT directive) in a language. */
function toContent(
  { invoice, positions }: Invoice,
  voucherCents: number,
  locale: MailLocale,
): DocumentContent {
  const texts = invoiceTexts[locale];
  const { labels } = texts;
  const { issuer, recipient, currency, type } = invoice;
  const paid = (cents: number) => formatMoney(locale, cents, currency);
  const rate = (taxRate: number) => formatRate(locale, taxRate);
  const fill = createFiller({ number: invoice.invoiceNumber });
  const taxes = sumTaxes(positions);
  const total = taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isTaxed = issuer.vatId !== null;
  const optional = (label: string, value: string | null): Fact[] =>
    value === null ? [] : [{ label, value }];
  const toTaxFacts = ({ taxRate, netCents, taxCents }: TaxSum): Fact[] =>
    taxRate === 0
      ? [{ label: isTaxed ? labels.untaxed : labels.net, value: paid(netCents) }]
      : [
          { label: createFiller({ rate: rate(taxRate) })(labels.netAt), value: paid(netCents) },
          { label: createFiller({ rate: rate(taxRate) })(labels.taxAt), value: paid(taxCents) },
        ];
  const notes = isTaxed && taxes.some(({ taxRate }) => taxRate === 0) ? [texts.taxedLater] : [];
  return {
    locale,
    title: fill(type === 'INVOICE' ? texts.invoice : texts.creditNote),
    parts: [
      {
        heading: null,
        paragraphs: [],
        facts: [
          { label: labels.number, value: invoice.invoiceNumber },
          { label: labels.date, value: formatDay(locale, invoice.date) },
          { label: labels.supplied, value: formatDay(locale, invoice.dueDate) },
          ...(type === 'INVOICE'
            ? [{ label: labels.due, value: formatDay(locale, invoice.dueDate) }]
            : []),
          { label: labels.issuer, value: `${issuer.name}, ${issuer.address}` },
          ...optional(labels.vatId, issuer.vatId),
          {
            label: labels.recipient,
            value: [recipient.name, recipient.address].filter(Boolean).join(', '),
          },
          ...optional(labels.customerNumber, recipient.customerNumber),
        ],
      },
      {
        heading: texts.positions,
        paragraphs: [],
        facts: positions.map(({ name, quantity, amountCents, taxRate }) => ({
          label: `${quantity} × ${translateName(name, locale)}:`,
          value: [paid(amountCents), ...(isTaxed ? [`(${rate(taxRate)})`] : [])].join(' '),
        })),
      },
      {
        heading: texts.sums,
        paragraphs: [],
        facts: [
          ...taxes.flatMap(toTaxFacts),
          { label: isTaxed ? labels.total : labels.totalUntaxed, value: paid(total) },
          ...(voucherCents > 0
            ? [{ label: findMailTexts(locale).texts.labels.voucher, value: paid(voucherCents) }]
            : []),
        ],
      },
      {
        heading: null,
        paragraphs: [...notes, ...(type === 'CREDIT_NOTE' ? [texts.credited] : [])],
        facts: [],
      },
    ],
  };
}

/** Renders the invoice of an address; null if it is unknown or expired. */
export async function renderLinkedInvoice(
  db: Database,
  token: string,
  now: Date,
): Promise<{ name: string; file: Buffer } | null> {
  const [link] = await db
    .select()
    .from(invoiceLinks)
    .where(and(eq(invoiceLinks.token, token), gte(invoiceLinks.validUntil, now)));
  const found = link ? await findInvoice(db, link.invoiceId) : null;
  if (!link || !found) return null;
  const studio = await findStudio(db, found.invoice.studioId);
  const brand = await findBrand(db, { 'X-Tenant': studio.tenant }, '');
  const { locale } = findMailTexts(link.language, studio.locale);
  const voucherCents = await findVoucherPart(db, found.invoice);
  const content = toContent(found, voucherCents, locale);
  const file = await renderPdf(brand, content, found.invoice.issuedAt);
  return { name: found.invoice.invoiceNumber, file };
}
