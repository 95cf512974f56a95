/** Balances of customer accounts: paid once from any device or link, and owed again when the payment is returned. */
import { describe, expect, test } from 'vitest';
import { settleDebits } from '../src/domains/checkouts/debits.ts';
import { computeOwedCents } from '../src/domains/customerAccounts/account.ts';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import { sampleAccount } from '../src/platform/bank/samples.ts';
import { customerAccountIds } from '../src/states/customerAccountRows.ts';
import { beginRequest, confirmRequest, lendCard, links, createMandate } from './harness/links.ts';
import { findMails } from './harness/mails.ts';
import { answerBank, newCard, returnPath, sumCaptured } from './harness/purchase.ts';
import { useSandbox } from './harness/sandbox.ts';

const mona = 'member@northside.example';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const entries = async () =>
  (await db().select().from(accountEntries).orderBy(accountEntries.id)).map(
    ({ kind, amountCents }) => [kind, amountCents],
  );

describe('a balance', () => {
  /** Starts a checkout of the whole balance and confirms the card. */
  async function confirmCheckout(
    card: 'pays' | 'declinedAtCharge' = 'pays',
  ): Promise<{ id: string }> {
    const { body } = await sandbox().call('createAccountBalanceCheckout', {
      as: 'member',
      body: {
        organizationUnitId: 1001,
        paymentMethod: 'CREDIT_CARD',
        paymentInstrumentId: await newCard(sandbox(), 'member', card),
      },
    });
    const path = { id: body.id };
    await sandbox().call('authenticateCheckout', { as: 'member', path, body: { returnPath } });
    await answerBank(sandbox(), body.id, { answer: 'confirm' });
    return path;
  }

  const finalize = (path: { id: string }) =>
    sandbox().call('finalizeCheckout', { as: 'member', path });

  test('is paid once from two tabs, with a receipt by mail', async () => {
    await sandbox().state('an account balance', { state: 'owed' });
    const [one, two] = [await confirmCheckout(), await confirmCheckout()];
    expect((await finalize(one)).body).toMatchObject({ state: 'FINALIZED', charged: true });
    expect((await finalize(two)).errorCode).toBe('accountbalance.error.paidmeanwhile');
    expect(await sumCaptured(sandbox())).toBe(5480);
    expect(await computeOwedCents(db(), customerAccountIds.member)).toBe(0);
    const read = await sandbox().call('getAccountBalanceCheckout', { as: 'member', path: one });
    expect(read.body).toMatchObject({ balance: { amount: 0, currency: 'EUR' }, charged: true });
    const [mail, ...others] = await findMails(sandbox(), mona);
    expect(mail?.subject).toContain('Receipt: Account balance');
    expect(mail?.text).toContain(one.id.slice(0, 8).toUpperCase());
    expect(others).toEqual([]);
  });

  test('is named in the language of the user, not of the studio', async () => {
    await sandbox().state('what the member may do', { may: 'see the account in detail' });
    await sandbox().state('an account balance', { state: 'owed' });
    const path = await confirmCheckout();
    await finalize(path);
    const loadNames = async (language: string) => {
      const headers = { 'accept-language': language };
      const account = await sandbox().call('getCustomerAccount', { as: 'member', headers });
      const payments = await sandbox().call('listPayments', { as: 'member', headers });
      return [
        account.body.bookingEntries.find(({ type }) => type === 'PAYMENT')?.name,
        payments.body.content.find(({ id }) => id === path.id)?.name,
      ];
    };
    expect(await loadNames('en-GB')).toEqual(['Account balance', 'Account balance']);
    expect(await loadNames('fr-FR')).toEqual(['Montant à régler', 'Montant à régler']);
  });

  test('excludes amounts that became due during the payment', async () => {
    await sandbox().state('an account balance', { state: 'owed' });
    const path = await confirmCheckout();
    await db().insert(accountEntries).values({
      customerAccountId: customerAccountIds.member,
      kind: 'CLAIM',
      name: 'Locker',
      amountCents: 500,
      dueDate: '2026-11-25',
      bookedAt: sandbox().services.clock.now(),
    });
    expect((await finalize(path)).body.price.amount).toBe(54.8);
    expect(await computeOwedCents(db(), customerAccountIds.member)).toBe(500);
  });

  test('remains owed when the card is declined', async () => {
    await sandbox().state('an account balance', { state: 'owed' });
    expect((await finalize(await confirmCheckout('declinedAtCharge'))).errorCode).toBe(
      'payment.error.declined',
    );
    expect(await computeOwedCents(db(), customerAccountIds.member)).toBe(5480);
  });

  test('is owed again when a direct debit is returned, with a mail', async () => {
    await sandbox().state('an account balance', { state: 'owed' });
    const tokenization = await sandbox().call('initiateTokenization', {
      as: 'member',
      body: {
        organizationUnitId: 1001,
        paymentMethod: 'DIRECT_DEBIT',
        returnPath,
        ...(await createMandate(sandbox(), sampleAccount('DIRECT_DEBIT', '0077'))),
      },
    });
    const { tokenizationReference } = tokenization.body;
    const { body } = await sandbox().call('createAccountBalanceCheckoutV4', {
      as: 'member',
      body: {
        organizationUnitId: 1001,
        paymentMethod: 'DIRECT_DEBIT',
        paymentInstrumentId: null,
        tokenizationReference,
      },
    });
    await finalize({ id: body.id });
    expect(await computeOwedCents(db(), customerAccountIds.member)).toBe(0);
    // The debit is not settled, so there is no receipt yet.
    expect(await findMails(sandbox(), mona)).toEqual([]);
    const { clock } = sandbox().services;
    clock.set(new Date(clock.now().getTime() + 6 * 60_000));
    await settleDebits(sandbox().services);
    expect(await computeOwedCents(db(), customerAccountIds.member)).toBe(5480);
    expect((await entries()).slice(2)).toEqual([
      ['PAYMENT', -5480],
      ['REVERSAL', 5480],
    ]);
    const subjects = (await findMails(sandbox(), mona)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('Payment declined: Account balance')]);
  });

  test('is empty at another studio', async () => {
    await sandbox().state('an account balance', { state: 'owed' });
    const refused = await sandbox().call('createAccountBalanceCheckout', {
      as: 'member',
      body: {
        organizationUnitId: 1002,
        paymentMethod: 'CREDIT_CARD',
        paymentInstrumentId: await newCard(sandbox(), 'member', 'pays'),
      },
    });
    expect(refused.errorCode).toBe('accountbalance.error.nothingowed');
  });

  test('is paid once by a link, which is used up', async () => {
    await sandbox().state('a balance link', { token: links.balance });
    const checkout = await sandbox().call('createPublicAccountBalanceCheckout', {
      body: {
        token: links.balance,
        paymentMethod: 'CREDIT_CARD',
        paymentInstrumentId: await lendCard(sandbox()),
      },
    });
    const path = { publicToken: checkout.body.publicToken ?? '' };
    await sandbox().call('authenticatePublicCheckout', { path, body: { returnPath } });
    await answerBank(sandbox(), checkout.body.id, { answer: 'confirm' });
    const paid = await sandbox().call('finalizePublicCheckout', { path });
    expect(paid.body).toMatchObject({ state: 'FINALIZED', charged: true });
    const again = { path: { token: links.balance } };
    const { errorCode } = await sandbox().call('getPublicAccountBalance', again);
    expect(errorCode).toBe('accountbalance.error.notfound');
  });
});

describe('a payment request', () => {
  const setUpRequest = () =>
    sandbox().state('a payment request', { uuid: links.request, state: 'OPEN' });

  test('is paid once; its link shows that, and a receipt comes by mail', async () => {
    await setUpRequest();
    const [one, two] = [await beginRequest(sandbox()), await beginRequest(sandbox())];
    await confirmRequest(sandbox(), one);
    await confirmRequest(sandbox(), two);
    const paid = await sandbox().call('finalizePaymentRequestCheckout', { path: { id: one } });
    expect(paid.body).toMatchObject({ state: 'FINALIZED', paymentRequest: { state: 'PAID' } });
    const other = await sandbox().call('finalizePaymentRequestCheckout', { path: { id: two } });
    expect(other.errorCode).toBe('paymentrequest.error.alreadypaid');
    expect(await sumCaptured(sandbox())).toBe(5480);
    const [mail] = await findMails(sandbox(), mona);
    expect(mail?.text).toContain('Membership, November 2026 + 1');
  });

  test('has a checkout that other operations do not accept', async () => {
    await setUpRequest();
    const id = await beginRequest(sandbox());
    const path = { publicToken: id };
    expect((await sandbox().call('getPublicCheckout', { path })).errorCode).toBe(
      'checkout.error.notfound',
    );
    const asMember = await sandbox().call('getCheckout', { as: 'member', path: { id } });
    expect(asMember.errorCode).toBe('checkout.error.notfound');
  });

  test('is not found at another chain', async () => {
    await setUpRequest();
    const { errorCode } = await sandbox().call('getPaymentRequest', {
      path: { paymentRequestUuid: links.request },
      headers: { 'x-tenant': 'elsewhere' },
    });
    expect(errorCode).toBe('paymentrequest.error.notfound');
  });

  test('expires, together with its checkouts', async () => {
    await setUpRequest();
    const { clock } = sandbox().services;
    clock.set(new Date(clock.now().getTime() + (14 * 1440 - 10) * 60_000));
    const { body } = await sandbox().call('getPaymentRequestCheckout', {
      path: { id: await beginRequest(sandbox()) },
    });
    expect(body.expiresAt).toBe(body.paymentRequest.tokenValidUntil);
  });
});
