/** Invoices: every charge and every purchase is on exactly one, in numbers without gaps. */
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTranslations } from '../src/platform/database/translatedText.ts';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import { issueInvoices } from '../src/domains/invoices/issuing.ts';
import { invoices } from '../src/domains/invoices/tables.ts';
import { findTaxRate, sumTaxes } from '../src/domains/invoices/taxes.ts';
import { findOpenClaims } from '../src/domains/invoices/view.ts';
import { payments } from '../src/domains/payments/tables.ts';
import { customerAccountIds } from '../src/states/customerAccountRows.ts';
import { setProducts } from '../src/states/productRows.ts';
import { answerBank, newCard, productPurchaseBody, returnPath } from './harness/purchase.ts';
import { useSandbox } from './harness/sandbox.ts';
import { setPermissions } from '../src/states/memberPermissions.ts';

addTranslations('de', { 'Ten classes': 'Zehn Kurse', '10 classes': '10 Kurse' });

const rate = fc.constantFrom('DE', 'CH', 'HU', 'US').map(findTaxRate);
const line = fc.record({ amountCents: fc.integer({ min: 1, max: 1_000_000 }), taxRate: rate });

test('sums taxes and net amounts to the payment, and reverses them in a credit note', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const taxes = sumTaxes(lines);
      const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
      expect(sum(taxes.map(({ netCents, taxCents }) => netCents + taxCents))).toBe(
        sum(lines.map(({ amountCents }) => amountCents)),
      );
      const back = sumTaxes(lines.map((one) => ({ ...one, amountCents: -one.amountCents })));
      expect(sum([...taxes, ...back].map(({ taxCents }) => taxCents))).toBe(0);
      expect(sum([...taxes, ...back].map(({ netCents }) => netCents))).toBe(0);
    }),
    { numRuns: 100 },
  );
});

test('settles the oldest charge first and leaves a partly paid one open', () => {
  const claim = (id: number, amountCents: number) => ({ id, kind: 'CLAIM' as const, amountCents });
  const payment = (amountCents: number) => ({ id: 9, kind: 'PAYMENT' as const, amountCents });
  const claims = [claim(1, 1000), claim(2, 500), claim(3, 500)];
  expect([...findOpenClaims([...claims, payment(-1200)])]).toEqual([2, 3]);
  // A credit settles charges as well.
  expect([...findOpenClaims([...claims, payment(-1200), claim(4, -300)])]).toEqual([3]);
  expect([...findOpenClaims([...claims, payment(-2000)])]).toEqual([]);
  const back = { id: 8, kind: 'REVERSAL' as const, amountCents: 2000 };
  expect([...findOpenClaims([...claims, payment(-2000), back])]).toEqual([1, 2, 3]);
});

describe('invoices', () => {
  const sandbox = useSandbox();
  const db = () => sandbox().services.db;

  /** Runs the issuing twice concurrently, like two processes. */
  const issueTwice = async () => {
    const now = sandbox().services.clock.now();
    await Promise.all([
      issueInvoices(sandbox().services, now),
      issueInvoices(sandbox().services, now),
    ]);
  };

  /** Lists the names of all lines in a language. */
  const lineNames = async (language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await sandbox().call('listInvoices', { as: 'member', headers });
    return body.flatMap(({ positions }) => positions.map(({ name }) => name));
  };

  const listInvoices = async () => (await sandbox().call('listInvoices', { as: 'member' })).body;

  test('include charges and purchases once, in order, and credit returned ones once', async () => {
    await sandbox().state('an account balance', { state: 'owed' });
    await setProducts(db());
    const card = await newCard(sandbox(), 'member', 'pays');
    const body = { ...productPurchaseBody(card), quantity: 2 };
    const checkout = await sandbox().call('createProductVariantCheckout', { as: 'member', body });
    const path = { id: checkout.body.id };
    await sandbox().call('authenticateCheckout', { as: 'member', path, body: { returnPath } });
    await answerBank(sandbox(), path.id, { answer: 'confirm' });
    await sandbox().call('finalizeCheckout', { as: 'member', path });
    await setPermissions(db(), ['CUSTOMER_CENTER_INVOICE_ACTIVE']);
    await issueTwice();
    const first = await listInvoices();
    expect(await lineNames('en-GB')).toContain('Ten classes · 10 classes');
    expect(await lineNames('de-DE')).toContain('Zehn Kurse · 10 Kurse');
    expect(
      first.map(({ invoiceNumber, state, amount }) => [invoiceNumber, state, amount.amount]),
    ).toEqual([
      ['NS-70001-0003', 'PAID', 240],
      ['NS-70001-0002', 'OPEN', 19.9],
      ['NS-70001-0001', 'OPEN', 34.9],
    ]);
    await db().insert(accountEntries).values({
      customerAccountId: customerAccountIds.member,
      kind: 'CLAIM',
      name: 'Corrected',
      amountCents: -3490,
      dueDate: '2026-11-25',
      bookedAt: sandbox().services.clock.now(),
    });
    await db().update(payments).set({ state: 'REFUNDED' }).where(eq(payments.checkoutId, path.id));
    await issueTwice();
    await issueTwice();
    const second = await listInvoices();
    expect(second.map(({ type, state, amount }) => [type, state, amount.amount])).toEqual([
      ['CREDIT_NOTE', 'PAID', -240],
      ['CREDIT_NOTE', 'PAID', -34.9],
      ['INVOICE', 'PAID', 240],
      ['INVOICE', 'OPEN', 19.9],
      ['INVOICE', 'PAID', 34.9],
    ]);
    const stored = await db().select().from(invoices).orderBy(asc(invoices.sequence));
    expect(stored.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
  });
});
