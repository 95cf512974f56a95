/**
 * Consumption credit: paid and added once, even under concurrent calls, and reversed when the payment is returned.
 */
import { expect, test } from 'vitest';
import { settleDebits } from '../src/domains/checkouts/debits.ts';
import { issueInvoices } from '../src/domains/invoices/issuing.ts';
import { invoicePositions } from '../src/domains/invoices/tables.ts';
import { sampleAccount } from '../src/platform/bank/samples.ts';
import { rechargeIds } from '../src/states/consumptionCreditStates.ts';
import { addMinutes } from '../src/platform/time.ts';
import { findMails } from './harness/mails.ts';
import {
  answerBank,
  newCard,
  productPurchaseBody,
  returnPath,
  sumCaptured,
} from './harness/purchase.ts';
import { useSandbox } from './harness/sandbox.ts';
import { setPermissions } from '../src/states/memberPermissions.ts';

const mona = 'member@northside.example';

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const setUpCredit = async () => {
  await sandbox().state('what the member may do', { may: 'recharge credit' });
  await sandbox().state('consumption credit', { state: 'some' });
};

const credit = async () => {
  const { body } = await sandbox().call('getConsumptionCredit', { as: 'member' });
  return { amount: body.balance.amount, entries: body.entries.map(({ type }) => type) };
};

const begin = async (
  changes: Record<string, unknown> = {},
  as: 'member' | 'visitor' = 'member',
) => {
  const card = await newCard(sandbox(), as, 'pays');
  const body = {
    ...productPurchaseBody(card),
    productVariantId: rechargeIds.large,
    ...changes,
  };
  return sandbox().call('createProductVariantCheckout', { as, body });
};

const pay = async (path: { id: string }) => {
  await sandbox().call('authenticateCheckout', { as: 'member', path, body: { returnPath } });
  await answerBank(sandbox(), path.id, { answer: 'confirm' });
};

test('is added once when finalized repeatedly, with a mail and an invoice without tax', async () => {
  await setUpCredit();
  const path = { id: (await begin()).body.id };
  await pay(path);
  const finalize = () => sandbox().call('finalizeCheckout', { as: 'member', path });
  const answers = await Promise.all([finalize(), finalize(), finalize()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await sumCaptured(sandbox())).toBe(5000);
  expect(await credit()).toEqual({ amount: 106.5, entries: ['RECHARGE', 'USE', 'RECHARGE'] });
  const mails = await findMails(sandbox(), mona);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Credit added: €55.00'),
  ]);
  await issueInvoices(sandbox().services, sandbox().services.clock.now());
  const positions = await db().select().from(invoicePositions);
  expect(positions).toMatchObject([{ name: 'Credit · 50 euros', amountCents: 5000, taxRate: 0 }]);
});

test('is reversed when the debit is returned, with a credit note', async () => {
  await setUpCredit();
  const agreement = await sandbox().call('getSepaAgreement', { path: { studioId: 1001 } });
  const { mandateReference } = agreement.body;
  const iban = sampleAccount('DIRECT_DEBIT', '0077');
  const tokenization = await sandbox().call('initiateTokenization', {
    as: 'member',
    body: {
      organizationUnitId: 1001,
      paymentMethod: 'DIRECT_DEBIT',
      returnPath,
      sepaMandate: { accountHolder: 'Mona Muster', iban, mandateReference },
    },
  });
  const body = {
    ...productPurchaseBody(null),
    productVariantId: rechargeIds.large,
    paymentMethod: 'DIRECT_DEBIT',
    tokenizationReference: tokenization.body.tokenizationReference,
  };
  const checkout = await sandbox().call('createProductVariantCheckoutV4', { as: 'member', body });
  await sandbox().call('finalizeCheckout', { as: 'member', path: { id: checkout.body.id } });
  expect((await credit()).amount).toBe(106.5);
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), 6));
  await settleDebits(sandbox().services);
  expect(await credit()).toEqual({
    amount: 51.5,
    entries: ['REVERSAL', 'RECHARGE', 'USE', 'RECHARGE'],
  });
  const subjects = (await findMails(sandbox(), mona)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringContaining('Credit added: €55.00'),
    expect.stringContaining('Payment declined: Credit'),
  ]);
  await issueInvoices(sandbox().services, clock.now());
  const positions = await db().select().from(invoicePositions);
  expect(positions.map(({ amountCents }) => amountCents)).toEqual([5000, -5000]);
});

test('requires membership and permission, and is not listed as a product', async () => {
  await setUpCredit();
  expect((await begin({}, 'visitor')).errorCode).toBe('product.error.notallowed');
  const query = { organizationUnitId: 1001 };
  const { body } = await sandbox().call('listVirtualProducts', { as: 'member', query });
  expect(body.map(({ type }) => type)).not.toContain('CONSUMPTION_CREDIT');
  await setPermissions(db(), ['CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY']);
  expect((await begin()).errorCode).toBe('product.error.notallowed');
});
