/** Payment links of a studio: replacing the payment method, and other tasks of a member without login. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountEntries, customerAccounts } from '../src/domains/customerAccounts/tables.ts';
import { paymentInstruments } from '../src/domains/payments/tables.ts';
import { customerRow } from '../src/states/rows.ts';
import {
  answerMethodChallenge,
  createMethodRequest,
  links,
  createMandate,
} from './harness/links.ts';
import { findMails } from './harness/mails.ts';
import { returnPath, sumCaptured } from './harness/purchase.ts';
import { useSandbox } from './harness/sandbox.ts';

const mona = 'member@northside.example';

const sandbox = useSandbox();
const db = () => sandbox().services.db;

describe('a payment method link', () => {
  const setUpLink = () =>
    sandbox().state('a link for the way to pay', { token: links.method, state: 'open' });
  const path = { token: links.method };
  const loadAccount = async () =>
    (
      await db()
        .select({ account: customerAccounts, kept: paymentInstruments })
        .from(customerAccounts)
        .leftJoin(paymentInstruments, eq(paymentInstruments.id, customerAccounts.instrumentId))
    )[0];

  test('stores a confirmed card, notifies the member, and is used up', async () => {
    await setUpLink();
    await sandbox().call('createPaymentMethodCheckout', await createMethodRequest(sandbox()));
    await answerMethodChallenge(sandbox());
    const { body } = await sandbox().call('finalizePaymentMethodCheckout', { path });
    expect(body).toMatchObject({ paymentMethod: 'CREDIT_CARD', maskedNumber: '•••• 4242' });
    expect(await loadAccount()).toMatchObject({
      account: { paymentMethod: 'CREDIT_CARD' },
      kept: { lastFour: '4242', authenticated: true, accountId: null },
    });
    expect((await sandbox().call('getPaymentMethodConfiguration', { path })).errorCode).toBe(
      'link.error.used',
    );
    const again = await sandbox().call('finalizePaymentMethodCheckout', { path });
    expect(again.body).toEqual(body);
    const [mail] = await findMails(sandbox(), mona);
    expect(mail?.text).toContain('Karte •••• 4242');
    expect(await sumCaptured(sandbox())).toBe(0);
  });

  test('stores no card without the cardholder’s confirmation', async () => {
    await setUpLink();
    await sandbox().call('createPaymentMethodCheckout', await createMethodRequest(sandbox()));
    const authentication = await sandbox().call('authenticatePaymentMethodCheckout', {
      path,
      body: { returnPath },
    });
    // The bank's page shows no amount, because nothing is charged.
    const page = await sandbox().app.inject({ url: authentication.body.challengeUrl ?? '' });
    expect(page.body).not.toContain('0.00');
    expect(page.body).toContain('<h1>Confirm your card</h1>');
    expect((await sandbox().call('finalizePaymentMethodCheckout', { path })).errorCode).toBe(
      'checkout.error.wrongstate',
    );
    await answerMethodChallenge(sandbox(), 'decline');
    expect((await sandbox().call('finalizePaymentMethodCheckout', { path })).errorCode).toBe(
      'payment.error.declined',
    );
    expect(await loadAccount()).toMatchObject({ account: { paymentMethod: 'DIRECT_DEBIT' } });
  });

  test('adds a mandate to the instruments of the member’s account', async () => {
    await setUpLink();
    await db().update(customerAccounts).set({ customerId: customerRow.id });
    const body = await createMandate(sandbox());
    const stored = await sandbox().call('replacePaymentMethod', { path, body });
    expect(stored.body.mandateReference).toBe(body.sepaMandate.mandateReference);
    const again = await sandbox().call('replacePaymentMethod', { path, body });
    expect(again.body).toEqual(stored.body);
    const other = { path, body: await createMandate(sandbox()) };
    expect((await sandbox().call('replacePaymentMethod', other)).errorCode).toBe('link.error.used');
    const { body: instruments } = await sandbox().call('listPaymentInstruments', { as: 'member' });
    expect(instruments).toMatchObject([
      { type: 'DIRECT_DEBIT', mandate: { debtorName: 'Mona Muster' } },
    ]);
  });
});

test.for([
  'getPaymentMethodCustomer',
  'getPaymentMethodConfiguration',
  'getSelfServiceConfiguration',
  'getPublicAccountBalance',
] as const)('%s does not know a token of another form', async (operation) => {
  const { status } = await sandbox().call(operation, { path: { token: 'any form' } });
  expect(status).toBe(404);
});

test('knows no payment request, stream or checkout by a token of another form', async () => {
  const { call } = sandbox();
  const path = { paymentRequestUuid: 'any form', publicToken: 'any form' };
  expect((await call('getPaymentRequest', { path })).status).toBe(404);
  expect((await call('getPublicCheckout', { path })).status).toBe(404);
  const query = { streamId: 'any form' };
  expect((await call('getStreamingAppointment', { query })).status).toBe(404);
});

test('lists the remaining actions of a self-service link', async () => {
  await sandbox().state('a self-service link', { token: links.all, state: 'open' });
  const read = () => sandbox().call('getSelfServiceConfiguration', { path: { token: links.all } });
  const types = async () => (await read()).body.actions.map(({ type }) => type);
  expect(await types()).toEqual(['PAYMENT_METHOD', 'ACCOUNT_BALANCE']);
  const path = { token: links.method };
  await sandbox().call('replacePaymentMethod', { path, body: await createMandate(sandbox()) });
  expect(await types()).toEqual(['ACCOUNT_BALANCE']);
  await db().delete(accountEntries);
  expect((await read()).errorCode).toBe('link.error.used');
});
