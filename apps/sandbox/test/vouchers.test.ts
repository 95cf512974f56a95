/** Purchased vouchers: payments, remaining amounts and refunds. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../src/domains/bookings/tables.ts';
import { contracts, moduleContracts } from '../src/domains/membershipOffers/tables.ts';
import { issueInvoices } from '../src/domains/invoices/issuing.ts';
import { chargeContracts } from '../src/domains/memberships/charging.ts';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import { settleDebits } from '../src/domains/checkouts/debits.ts';
import { vouchers } from '../src/domains/payments/tables.ts';
import { sampleAccount } from '../src/platform/bank/samples.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { setProducts } from '../src/states/productRows.ts';
import { prospect } from '../src/states/rows.ts';
import { findMails } from './harness/mails.ts';
import { setCourse } from './harness/members.ts';
import {
  answerBank,
  newCard,
  productPurchaseBody,
  purchaseBody,
  returnPath,
  singlePurchaseBody,
  sumCaptured,
} from './harness/purchase.ts';
import { type Request, useSandbox } from './harness/sandbox.ts';
import { signedRequest } from './operations/happyContracts.ts';
import { setOfferMethods } from './payments/paymentMethods.ts';

const code = 'SAMP-7KQ2-9XTM';
const euros = (amount: number) => ({ amount, currency: 'EUR' });

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const call = <Id extends Parameters<ReturnType<typeof sandbox>['call']>[0]>(
  id: Id,
  request: Request,
) => sandbox().call(id, request);

const withVoucher = (situation: 'whole' | 'partly used' | 'used up' = 'whole') =>
  sandbox().state('a voucher', { state: situation });

/** Returns the remaining amount of a voucher; null if it cannot be spent. */
async function restOf(voucherCode = code): Promise<number | null> {
  const body = { organizationUnitId: 1001, code: voucherCode };
  const answer = await call('validateVoucher', { body });
  return answer.status === 200 ? answer.body.rest.amount : null;
}

/** Creates a checkout of a place in the sample course that a voucher pays in full. */
const courseBody = { ...purchaseBody(null), paymentMethod: null, voucherCode: code };

/** Finalizes a checkout of the visitor, with the bank's confirmation if it asks for one. */
async function finalize(id: string) {
  const path = { id };
  const { body } = await call('authenticateCheckout', {
    as: 'visitor',
    path,
    body: { returnPath },
  });
  if (body.challengeUrl !== null) await answerBank(sandbox(), id, { answer: 'confirm' });
  return call('finalizeCheckout', { as: 'visitor', path });
}

async function bookCourse() {
  await setCourse(db(), { maxParticipants: 8 });
  const { body } = await call('createCourseAppointmentCheckout', {
    as: 'visitor',
    body: courseBody,
  });
  await finalize(body.id);
  return (await call('getCourseAppointmentCheckout', { as: 'visitor', path: { id: body.id } }))
    .body;
}

/** Buys a pack of 120 euros with a voucher and a card. */
async function buyPack(card: 'pays' | 'declinedAtCharge' = 'pays') {
  await setProducts(db());
  const body = {
    ...productPurchaseBody(await newCard(sandbox(), 'visitor', card)),
    voucherCode: code,
  };
  const { body: checkout } = await call('createProductVariantCheckout', { as: 'visitor', body });
  const answer = await finalize(checkout.id);
  return { ...answer, checkout };
}

test('pays a guest’s booking without another payment method, and keeps the rest', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  await withVoucher();
  const { body: checkout, status } = await call('createPublicCourseAppointmentCheckout', {
    body: courseBody,
  });
  expect(status).toBe(201);
  expect(checkout).toMatchObject({
    price: euros(14.5),
    voucher: { code, amount: euros(14.5), rest: euros(35.5) },
    amountDue: euros(0),
    paymentMethod: null,
  });
  // Nothing is spent before the order.
  expect(await restOf()).toBe(50);
  const path = { publicToken: checkout.publicToken ?? '' };
  const { body: done } = await call('finalizePublicCheckout', { path });
  expect(done).toMatchObject({ state: 'FINALIZED', charged: false });
  expect(done.voucher?.rest).toEqual(euros(35.5));
  expect(await restOf()).toBe(35.5);
  // The order is still shown with what it left when the voucher is spent further.
  const [mail] = await findMails(sandbox(), checkout.customerData.email);
  expect(mail?.text).toMatch(/Mit Gutschein bezahlt: 14,50\s€/);
});

test('asks the bank for the amount that the voucher leaves', async () => {
  await withVoucher();
  const { checkout, status } = await buyPack();
  expect(status).toBe(200);
  expect(checkout).toMatchObject({
    price: euros(120),
    voucher: { amount: euros(50), rest: euros(0) },
    amountDue: euros(70),
    paymentMethod: 'CREDIT_CARD',
  });
  expect(await sumCaptured(sandbox())).toBe(7000);
  expect(await restOf()).toBeNull();
  const [mail] = await findMails(sandbox(), 'visitor@example.org');
  expect(mail?.text).toMatch(/Wir haben 70,00\s€ abgebucht\./);
  expect(mail?.text).toMatch(/Betrag: 120,00\s€/);
  expect(mail?.text).toMatch(/Mit Gutschein bezahlt: 50,00\s€/);
});

test('needs a payment method for what the voucher leaves', async () => {
  await setProducts(db());
  await withVoucher();
  const body = { ...productPurchaseBody(null), paymentMethod: null, voucherCode: code };
  const answer = await call('createProductVariantCheckout', { as: 'visitor', body });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.errors)).toContain('paymentMethod');
});

test.for([
  ['lower case and spaces', ' samp 7kq2 9xtm '],
  ['no hyphens', 'samp7kq29xtm'],
])('takes a code with %s', async ([, typed]) => {
  await withVoucher();
  expect(await restOf(typed)).toBe(50);
});

test.for([
  ['that does not exist', { code: 'SAMP-0000-0000' }],
  ['that has expired', { validUntil: '2026-11-24' }],
  ['that was refunded', { revokedAt: new Date('2026-11-20') }],
  ['of another chain', { tenant: 'elsewhere' }],
  ['of another currency', { currency: 'CHF' }],
  ['with nothing left', { amountCents: 0 }],
] as const)('refuses a voucher %s, without telling why', async ([, changes]) => {
  await setCourse(db(), { maxParticipants: 8 });
  await withVoucher();
  await db().update(vouchers).set(changes).where(eq(vouchers.code, code));
  const answers = [
    await call('validateVoucher', { body: { organizationUnitId: 1001, code } }),
    await call('createPublicCourseAppointmentCheckout', { body: courseBody }),
    await call('createCourseAppointmentCheckout', { as: 'visitor', body: courseBody }),
  ];
  expect(answers.map(({ status, errorCode }) => [status, errorCode])).toEqual(
    answers.map(() => [422, 'voucher.error.notredeemable']),
  );
});

test('is valid to the end of its last day', async () => {
  await withVoucher();
  await db().update(vouchers).set({ validUntil: '2026-11-25' });
  expect(await restOf()).toBe(50);
});

test('does not sell vouchers or credit for vouchers', async () => {
  await setProducts(db());
  await withVoucher();
  const body = {
    ...productPurchaseBody(null),
    productVariantId: 70_004,
    paymentMethod: null,
    voucherCode: code,
  };
  const answer = await call('createProductVariantCheckout', { as: 'visitor', body });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.errors)).toContain('voucherCode');
});

test('refuses an order whose voucher has been spent in the meantime, and charges nothing', async () => {
  await withVoucher();
  await setProducts(db());
  await setCourse(db(), { maxParticipants: 8 });
  const card = await newCard(sandbox(), 'visitor', 'pays');
  const body = { ...productPurchaseBody(card), voucherCode: code };
  const { body: checkout } = await call('createProductVariantCheckout', { as: 'visitor', body });
  await bookCourse();
  const answer = await finalize(checkout.id);
  expect([answer.status, answer.errorCode]).toEqual([422, 'voucher.error.notredeemable']);
  expect(await sumCaptured(sandbox())).toBe(0);
  const path = { id: checkout.id };
  const { body: left } = await call('getCheckout', { as: 'visitor', path });
  expect(left.state).toBe('AUTHENTICATED');
  expect(await restOf()).toBe(35.5);
});

test('gets its part back when a booking is canceled in time, and says so', async () => {
  await withVoucher();
  const { booking } = await bookCourse();
  expect(await restOf()).toBe(35.5);
  const uuid = booking?.uuid ?? '';
  const voucherRefund = { maskedCode: '•••• 9XTM', amount: euros(14.5) };
  const rule = await call('getCancelationRuleInfo', { as: 'visitor', path: { id: uuid } });
  expect(rule.body).toMatchObject({ refund: null, voucherRefund, forfeits: false });
  const path = { uuid };
  const canceled = await call('cancelMyCalendarItem', { as: 'visitor', path });
  expect(canceled.body).toMatchObject({ refund: null, voucherRefund });
  expect(await restOf()).toBe(50);
  const { body: ended } = await call('getMyCalendarItem', { as: 'visitor', path });
  expect(ended.ending).toMatchObject({ refund: null, voucherRefund });
  const mails = await findMails(sandbox(), 'visitor@example.org');
  expect(mails.map(({ text }) => text).join()).toMatch(
    /Wir haben deinem Gutschein 14,50\s€ wieder gutgeschrieben\./,
  );
});

test('keeps what it paid when a late cancelation forfeits it, and the answers say so', async () => {
  await withVoucher();
  const { booking } = await bookCourse();
  const cancelationRule = { hours: 2000, late: 'FORFEITED', feeCents: null } as const;
  await db().update(bookings).set({ cancelationRule });
  const uuid = booking?.uuid ?? '';
  const rule = await call('getCancelationRuleInfo', { as: 'visitor', path: { id: uuid } });
  expect(rule.body).toMatchObject({ voucherRefund: null, forfeits: true });
  const canceled = await call('cancelMyCalendarItem', { as: 'visitor', path: { uuid } });
  expect(canceled.body.voucherRefund).toBeNull();
  expect(await restOf()).toBe(35.5);
});

test('gets its part of an appointment with a trainer back, and the bank the rest', async () => {
  await sandbox().state('an appointment slot', { state: 'free' });
  await withVoucher('partly used');
  const card = await newCard(sandbox(), 'visitor', 'pays');
  const body = { ...singlePurchaseBody(card), voucherCode: code };
  const { body: checkout } = await call('createSingleAppointmentCheckout', {
    as: 'visitor',
    body,
  });
  expect(checkout).toMatchObject({ price: euros(49), amountDue: euros(13.5) });
  await finalize(checkout.id);
  expect([await restOf(), await sumCaptured(sandbox())]).toEqual([null, 1350]);
  const path = { paymentId: checkout.id };
  const voucherRefund = { maskedCode: '•••• 9XTM', amount: euros(35.5) };
  const { body: before } = await call('getPayment', { as: 'visitor', path });
  expect(before.paymentRefundInformation).toMatchObject({
    refundableAmount: euros(13.5),
    voucherRefund,
  });
  const { body: after } = await call('refundPayment', { as: 'visitor', path });
  expect(after.paymentRefundInformation).toMatchObject({
    refundedAmount: euros(13.5),
    voucherRefund,
  });
  expect([await restOf(), await sumCaptured(sandbox())]).toEqual([35.5, 0]);
});

test('is untouched when the bank declines the charge', async () => {
  await withVoucher();
  const { checkout } = await buyPack('declinedAtCharge');
  const path = { id: checkout.id };
  const { body } = await call('getCheckout', { as: 'visitor', path });
  expect(body.state).toBe('FAILED');
  expect(await restOf()).toBe(50);
});

test('gets its part back when a direct debit is returned', async () => {
  await setProducts(db(), { variant: { paymentMethods: ['DIRECT_DEBIT'] } });
  await setOfferMethods(sandbox(), 'DIRECT_DEBIT');
  await withVoucher();
  const { body: agreement } = await call('getSepaAgreement', { path: { studioId: 1001 } });
  const { mandateReference } = agreement;
  const iban = sampleAccount('DIRECT_DEBIT', '0077');
  const sepaMandate = { accountHolder: 'Vic Visitor', iban, mandateReference };
  const { body: tokenization } = await call('initiateTokenization', {
    as: 'visitor',
    body: { organizationUnitId: 1001, paymentMethod: 'DIRECT_DEBIT', returnPath, sepaMandate },
  });
  const { body: checkout } = await call('createProductVariantCheckoutV4', {
    as: 'visitor',
    body: {
      ...productPurchaseBody(null),
      paymentMethod: 'DIRECT_DEBIT',
      tokenizationReference: tokenization.tokenizationReference,
      voucherCode: code,
    },
  });
  await call('finalizeCheckout', { as: 'visitor', path: { id: checkout.id } });
  expect(await restOf()).toBeNull();
  const { clock } = sandbox().services;
  clock.set(new Date(clock.now().getTime() + 6 * 60_000));
  await settleDebits(sandbox().services);
  expect(await restOf()).toBe(50);
});

test('sells two vouchers as two codes, each with its own rest', async () => {
  await setProducts(db());
  await setCourse(db(), { maxParticipants: 8 });
  const card = await newCard(sandbox(), 'visitor', 'pays');
  const body = { ...productPurchaseBody(card), productVariantId: 70_004, quantity: 2 };
  const { body: checkout } = await call('createProductVariantCheckout', { as: 'visitor', body });
  await finalize(checkout.id);
  const listCodes = async () =>
    (await call('listPurchasedVouchers', { as: 'visitor' })).body[0]?.codes ?? [];
  const [first, second] = await listCodes();
  expect([first?.amount, second?.amount]).toEqual([euros(50), euros(50)]);
  expect(first?.code).not.toBe(second?.code);
  const [mail] = await findMails(sandbox(), 'visitor@example.org');
  expect(mail?.text).toContain(first?.code);
  expect(mail?.text).toContain(second?.code);
  const { body: booked } = await call('createPublicCourseAppointmentCheckout', {
    body: { ...courseBody, voucherCode: second?.code },
  });
  await call('finalizePublicCheckout', { path: { publicToken: booked.publicToken ?? '' } });
  expect((await listCodes()).map(({ rest }) => rest)).toEqual([euros(50), euros(35.5)]);
});

test('limits how many codes an account and a network can try', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  const wrong = { ...courseBody, voucherCode: 'AAAA-BBBB-CCCC' };
  const tries = [];
  for (let count = 0; count < 31; count += 1)
    tries.push(
      (await call('createCourseAppointmentCheckout', { as: 'visitor', body: wrong })).status,
    );
  expect(tries.slice(-2)).toEqual([422, 429]);
  const looks = [];
  for (let count = 0; count < 31; count += 1)
    looks.push(
      (await call('validateVoucher', { body: { organizationUnitId: 1001, code: 'AAAA' } })).status,
    );
  expect(looks.slice(-2)).toEqual([422, 429]);
});

test('never writes a code to the log', async () => {
  await setCourse(db(), { maxParticipants: 8 });
  await withVoucher();
  await restOf();
  await call('createPublicCourseAppointmentCheckout', { body: courseBody });
  expect(sandbox().log.join('\n')).not.toContain('SAMP');
});

test('invoices what a voucher paid alone, and credits it when it goes back', async () => {
  await withVoucher();
  await setCourse(db(), { maxParticipants: 8 });
  const { services } = sandbox();
  const { body } = await call('createCourseAppointmentCheckout', {
    as: 'member',
    body: courseBody,
  });
  const path = { id: body.id };
  await call('finalizeCheckout', { as: 'member', path });
  await db()
    .update(studios)
    .set({ memberPermissions: ['CUSTOMER_CENTER_INVOICE_ACTIVE'] });
  const listInvoices = async () => {
    await issueInvoices(services, services.clock.now());
    const { body: invoices } = await call('listInvoices', { as: 'member' });
    return invoices.map(({ type, state, amount }) => [type, state, amount.amount]);
  };
  expect(await listInvoices()).toEqual([['INVOICE', 'PAID', 14.5]]);
  const { body: done } = await call('getCourseAppointmentCheckout', { as: 'member', path });
  const uuid = done.booking?.uuid ?? '';
  await call('cancelMyCalendarItem', { as: 'member', path: { uuid } });
  expect((await listInvoices())[0]).toEqual(['CREDIT_NOTE', 'PAID', -14.5]);
});

/** Signs the sample contract for a year with a voucher, as the visitor. */
async function signWithVoucher() {
  const { voucherCode: _, totalPrice: __, ...request } = await signedRequest(sandbox());
  const body = { ...request, voucherCode: code };
  const { contractOfferTermId, organizationUnitId, startDate, preuseDate, moduleIds } = body;
  const { referralCode } = body;
  const choice = { contractOfferTermId, organizationUnitId, startDate, preuseDate, moduleIds };
  const { body: preview } = await call('previewContract', {
    as: 'visitor',
    body: { ...choice, referralCode, voucherCode: code },
  });
  const { totalPrice } = preview;
  const signed = await call('signContract', { as: 'visitor', body: { ...body, totalPrice } });
  return { preview, signed };
}

test('pays for a contract, which debits less first, and its mail says so', async () => {
  await withVoucher();
  const { preview, signed } = await signWithVoucher();
  expect(preview.voucher).toEqual({ code, amount: euros(50), rest: euros(0) });
  const first = Math.max(0, preview.firstPayment.amount - 50);
  expect(preview.firstPaymentDue).toEqual(euros(first));
  expect(signed.status).toBe(201);
  expect(await restOf()).toBeNull();
  const [mail] = await findMails(sandbox(), prospect.email);
  expect(mail?.text).toMatch(/Mit Gutschein bezahlt: 50,00\s€/);
  const { services } = sandbox();
  services.clock.set(new Date('2027-03-02T12:00:00+01:00'));
  await chargeContracts(services);
  const entries = await db().select().from(accountEntries).orderBy(accountEntries.id);
  expect(entries[0]).toMatchObject({ kind: 'PAYMENT', amountCents: -5000, name: 'Gutschein' });
  const sum = (kind: 'CLAIM' | 'PAYMENT') =>
    entries
      .filter((entry) => entry.kind === kind)
      .reduce((cents, one) => cents + one.amountCents, 0);
  // Debits and the voucher together pay the claims to the cent.
  expect(sum('CLAIM')).toBeGreaterThan(5000);
  expect(sum('PAYMENT')).toBe(-sum('CLAIM'));
});

/** Declares the withdrawal from the visitor's contract without a session, and accepts it at the desk. */
async function withdraw(contract: string): Promise<void> {
  const { services, app } = sandbox();
  const { firstname, lastname, email } = prospect;
  const body = { organizationUnitId: 1001, firstname, lastname, email, contract };
  const declared = await call('createPublicWithdrawal', { body });
  expect(declared.status).toBe(201);
  const { headers } = await app.inject({
    method: 'POST',
    url: '/desk/1001/decideWithdrawal',
    headers: { host: 'localhost', origin: 'http://localhost' },
    payload: { id: declared.body.id, decision: 'accept' },
  });
  const answer = new URLSearchParams(String(headers.location).split('?')[1]);
  if (answer.has('failed')) throw new Error(answer.get('failed') ?? '');
  await services.jobs.runDue();
}

const sumEntries = async (kind?: 'CLAIM' | 'PAYMENT') =>
  (await db().select().from(accountEntries))
    .filter((entry) => kind === undefined || entry.kind === kind)
    .reduce((cents, { amountCents }) => cents + amountCents, 0);

test('gets all of it back from a withdrawn contract that has not begun', async () => {
  await withVoucher();
  const { signed } = await signWithVoucher();
  expect(await restOf()).toBeNull();
  await withdraw(signed.body.contract.contractNumber);
  expect(await restOf()).toBe(50);
  // Nothing stays on the account, neither as a credit nor as a debt.
  expect(await sumEntries()).toBe(0);
});

test('gets back what a withdrawn contract has not used of it; debits stay as a credit', async () => {
  await withVoucher();
  await db().update(vouchers).set({ amountCents: 1000 });
  const { signed } = await signWithVoucher();
  const { id, contractNumber } = signed.body.contract;
  // It began on the day of the signature, twelve days before the withdrawal.
  const startDate = '2026-11-25';
  await db().update(contracts).set({ startDate }).where(eq(contracts.id, id));
  await db()
    .update(moduleContracts)
    .set({ startDate, trialPeriodEndDate: null })
    .where(eq(moduleContracts.contractId, id));
  const { services } = sandbox();
  services.clock.set(new Date('2026-12-07T09:00:00+01:00'));
  await chargeContracts(services);
  const debitedCents = -(await sumEntries('PAYMENT')) - 1000;
  expect(debitedCents).toBeGreaterThan(0);
  await withdraw(contractNumber);
  const usedCents = await sumEntries('CLAIM');
  expect(usedCents).toBeGreaterThan(0);
  expect(usedCents).toBeLessThan(1000);
  expect(await restOf()).toBe((1000 - usedCents) / 100);
  expect(await sumEntries()).toBe(-debitedCents);
});

test('pays other debts on the account before a withdrawn contract returns it', async () => {
  await withVoucher();
  const { signed } = await signWithVoucher();
  const [credit] = await db().select().from(accountEntries);
  await db()
    .insert(accountEntries)
    .values({
      customerAccountId: credit?.customerAccountId ?? 0,
      kind: 'CLAIM',
      name: 'Late cancelation',
      amountCents: 800,
      dueDate: '2026-11-25',
      bookedAt: sandbox().services.clock.now(),
    });
  await withdraw(signed.body.contract.contractNumber);
  expect(await restOf()).toBe(42);
  expect(await sumEntries()).toBe(0);
});

test('gets it back from a contract that was canceled before the withdrawal', async () => {
  await withVoucher();
  const { signed } = await signWithVoucher();
  const { id, contractNumber } = signed.body.contract;
  const canceled = { cancelationDate: '2026-11-25', contractEndDate: '2027-11-30' };
  await db().update(contracts).set(canceled).where(eq(contracts.id, id));
  await withdraw(contractNumber);
  expect(await restOf()).toBe(50);
  await expect(withdraw(contractNumber)).rejects.toThrow('has ended');
});

test('is refused a withdrawal after fourteen days, and keeps paying', async () => {
  await withVoucher();
  const { signed } = await signWithVoucher();
  sandbox().services.clock.set(new Date('2026-12-10T09:00:00+01:00'));
  await expect(withdraw(signed.body.contract.contractNumber)).rejects.toThrow('period is over');
  expect(await restOf()).toBeNull();
});

test('takes a voucher of the studio before a purchased one in the same field', async () => {
  await withVoucher();
  const body = await signedRequest(sandbox());
  expect((await call('signContract', { as: 'visitor', body })).status).toBe(201);
  expect(await restOf()).toBe(50);
});
