/** Direct debits: mandates, SEPA IBANs, and money that arrives days later or is returned. */
import { composeIBAN, countrySpecs, isSEPACountry } from 'ibantools';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settleDebits } from '../../src/domains/checkouts/debits.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { setProducts } from '../../src/states/productRows.ts';
import { singleAppointmentOffers } from '../../src/domains/bookings/singleAppointments/tables.ts';
import { paymentInstruments, payments } from '../../src/domains/payments/tables.ts';
import { sampleAccount } from '../../src/platform/bank/samples.ts';
import { findMails } from '../harness/mails.ts';
import { setCourse } from '../harness/members.ts';
import {
  finalize,
  productPurchaseBody,
  purchaseBody,
  returnPath,
  singlePurchaseBody,
  sumCaptured,
} from '../harness/purchase.ts';
import { type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';
import { setOfferMethods } from './paymentMethods.ts';

async function getAgreement({ call }: Sandbox, language = 'en-GB') {
  const headers = { 'accept-language': language };
  return (await call('getSepaAgreement', { path: { studioId: 1001 }, headers })).body;
}

async function signMandate(sandbox: Sandbox, iban: string, mandateReference: string) {
  const body = {
    organizationUnitId: 1001,
    paymentMethod: 'DIRECT_DEBIT' as const,
    returnPath,
    sepaMandate: { accountHolder: 'Vic Visitor', iban, mandateReference },
  };
  return sandbox.call('initiateTokenization', { as: 'visitor', body });
}

/** Creates the payment fields of an order by direct debit. @param ending last digits of the account */
async function createDebit(sandbox: Sandbox, ending: string) {
  const { mandateReference } = await getAgreement(sandbox);
  const tokenization = await signMandate(
    sandbox,
    sampleAccount('DIRECT_DEBIT', ending),
    mandateReference,
  );
  const { tokenizationReference } = tokenization.body;
  return { paymentMethod: 'DIRECT_DEBIT' as const, tokenizationReference };
}

/** Starts a course checkout by direct debit. @param ending last digits of the account */
async function beginCourseCheckout(sandbox: Sandbox, ending: string) {
  await setCourse(sandbox.services.db, {});
  await setOfferMethods(sandbox, 'DIRECT_DEBIT');
  const body = { ...purchaseBody(null), ...(await createDebit(sandbox, ending)) };
  return sandbox.call('createCourseAppointmentCheckoutV4', { as: 'visitor', body });
}

async function buy(sandbox: Sandbox, ending: string) {
  const { body } = await beginCourseCheckout(sandbox, ending);
  return finalize(sandbox, 'visitor', body.id);
}

/** Examples of the IBAN registry, for countries with their own check digits. */
const publishedIbans: Readonly<Record<string, string>> = {
  BE: 'BE68539007547034',
  HR: 'HR1210010051863000160',
  PT: 'PT50000201231234567890154',
  SI: 'SI56263300012039086',
};

/** Composes an IBAN from zeros, or from letters where those are required. @returns null when neither fits */
function composePlainIban(countryCode: string, chars: number, shape: string): string | null {
  const bban = ['0', 'A']
    .map((fill) => fill.repeat(chars - 4))
    .find((text) => RegExp(shape).test(text));
  return bban === undefined ? null : composeIBAN({ countryCode, bban });
}

const sandbox = useSandbox();
const getPayment = async (paymentId: string) =>
  (await sandbox().call('getPayment', { as: 'visitor', path: { paymentId } })).body;
const settleAfterMinutes = (minutes: number) => {
  const { clock } = sandbox().services;
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
  return settleDebits(sandbox().services);
};

test('presents creditor, refund right and a new reference in the requested language', async () => {
  const english = await getAgreement(sandbox());
  expect(english.authorization).toContain(english.creditorName);
  expect(english.refundNotice).toContain('eight weeks');
  const german = await getAgreement(sandbox(), 'de-DE');
  expect(german.title).toBe('SEPA-Lastschriftmandat');
  expect(german.refundNotice).toContain('acht Wochen');
  expect(german.mandateReference).not.toBe(english.mandateReference);
});

test('stores a mandate masked with its reference, and accepts it once', async () => {
  const { mandateReference } = await getAgreement(sandbox());
  const iban = sampleAccount('DIRECT_DEBIT', '4242');
  const tokenization = await signMandate(sandbox(), iban, mandateReference);
  expect(tokenization.body).toMatchObject({ state: 'AUTHORIZED', challengeUrl: null });
  const stored = await sandbox().call('completeTokenization', {
    as: 'visitor',
    path: { tokenizationReference: tokenization.body.tokenizationReference },
  });
  expect(stored.body).toMatchObject({
    type: 'DIRECT_DEBIT',
    maskedNumber: 'DE•• •••• 4242',
    mandateReference,
  });
  expect(JSON.stringify(stored.body)).not.toContain(iban);
  const again = await signMandate(sandbox(), iban, mandateReference);
  expect([again.status, again.errorCode]).toEqual([409, 'paymentinstrument.error.mandateused']);
});

test('accepts IBANs of SEPA countries, even with spaces, and rejects others', async () => {
  const refused: string[] = [];
  let n = 0;
  for (const [countryCode, { chars, bban_regexp: shape }] of Object.entries(countrySpecs)) {
    if (!chars || !shape) continue;
    const iban = publishedIbans[countryCode] ?? composePlainIban(countryCode, chars, shape);
    if (iban === null) continue;
    n += 1;
    const spaced = iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
    // Moves the clock on, because rate limits do not allow so many mandates at once.
    await settleAfterMinutes(1);
    const { mandateReference } = await getAgreement(sandbox());
    const { status } = await signMandate(sandbox(), spaced, mandateReference);
    if ((status === 201) !== isSEPACountry(countryCode)) refused.push(`${countryCode} ${status}`);
  }
  expect(n).toBeGreaterThan(40);
  expect(refused).toEqual([]);
});

test.for([
  ['DE86100100100000004243', 'sepaMandate.iban'],
  ['GB00 not an iban', 'sepaMandate.iban'],
])('rejects %s with the name of the field', async ([iban = '', field]) => {
  const { mandateReference } = await getAgreement(sandbox());
  const refused = await signMandate(sandbox(), iban, mandateReference);
  expect(refused.status).toBe(400);
  expect(refused.errors[0]?.typedArgs).toEqual([{ type: 'FIELD', value: field }]);
});

test('rejects a reference of another studio, and a mandate for a card', async () => {
  const iban = sampleAccount('DIRECT_DEBIT', '4242');
  expect((await signMandate(sandbox(), iban, 'NO1002-AAAAAAAAAA')).status).toBe(400);
  // Only the agreement issues references, so a well-formed one is not enough.
  expect((await signMandate(sandbox(), iban, 'NO1001-AAAAAAAAAA')).errors[0]?.typedArgs).toEqual([
    { type: 'FIELD', value: 'sepaMandate.mandateReference' },
  ]);
  const sepaMandate = { accountHolder: 'V', iban, mandateReference: 'NO1001-AAAAAAAAAA' };
  const body = {
    organizationUnitId: 1001,
    paymentMethod: 'CREDIT_CARD',
    returnPath,
    sepaMandate,
  };
  expect((await sandbox().call('initiateTokenization', { as: 'visitor', body })).status).toBe(400);
});

test('keeps a debit pending until it has arrived', async () => {
  const { body } = await buy(sandbox(), '4242');
  expect([body.state, body.charged]).toEqual(['FINALIZED', true]);
  expect((await getPayment(body.id)).state).toBe('PENDING');
  await settleAfterMinutes(5);
  expect((await getPayment(body.id)).state).toBe('PENDING');
  await settleAfterMinutes(1);
  expect((await getPayment(body.id)).state).toBe('PAID');
  expect(await sumCaptured(sandbox())).toBe(1450);
});

const paymentMethods = ['DIRECT_DEBIT' as const];
const orders = {
  'a place': (sandbox: Sandbox) => beginCourseCheckout(sandbox, '4242'),
  'an appointment': async (sandbox: Sandbox) => {
    await sandbox.state('an appointment slot', { state: 'free' });
    await sandbox.services.db.update(singleAppointmentOffers).set({ paymentMethods });
    const body = { ...singlePurchaseBody(null), ...(await createDebit(sandbox, '4242')) };
    return sandbox.call('createSingleAppointmentCheckoutV4', { as: 'visitor', body });
  },
  'a pack': async (sandbox: Sandbox) => {
    await setProducts(sandbox.services.db, { variant: { paymentMethods } });
    const body = { ...productPurchaseBody(null), ...(await createDebit(sandbox, '4242')) };
    return sandbox.call('createProductVariantCheckoutV4', { as: 'visitor', body });
  },
};

test.for(Object.entries(orders))(
  'mails the receipt for %s once the debit has arrived',
  async ([, begin]) => {
    const { body } = await begin(sandbox());
    expect((await finalize(sandbox(), 'visitor', body.id)).status).toBe(200);
    const receipts = async () =>
      (await findMails(sandbox(), 'visitor@example.org')).filter(({ text }) =>
        text.includes(`Bestellnummer: ${body.id.slice(0, 8).toUpperCase()}`),
      );
    await settleAfterMinutes(5);
    expect(await receipts()).toEqual([]);
    await settleAfterMinutes(1);
    expect(await receipts()).toMatchObject([
      {
        subject: expect.stringContaining('Beleg: '),
        text: expect.stringContaining('Zahlungsart: SEPA DE•• •••• 4242'),
      },
    ]);
  },
);

test('cancels an upcoming booking when its debit is returned', async () => {
  const { body } = await buy(sandbox(), '0077');
  await settleAfterMinutes(6);
  const checkout = await sandbox().call('getCourseAppointmentCheckout', {
    as: 'visitor',
    path: { id: body.id },
  });
  expect(checkout.body).toMatchObject({
    state: 'FAILED',
    failureReason: 'DEBIT_RETURNED',
    charged: false,
    booking: { participantStatus: 'CANCELED' },
  });
  expect((await getPayment(body.id)).state).toBe('RETURNED');
  expect(await sumCaptured(sandbox())).toBe(0);
  const mails = await findMails(sandbox(), 'visitor@example.org');
  const lastMail = mails.at(-1);
  expect(lastMail?.subject).toContain('Deine Zahlung kam zurück: Morning Yoga');
  expect(lastMail?.text).toMatch(/14,50\s€ für Morning Yoga bei Northside Mitte/);
  expect(lastMail?.text).toContain('der Platz ist wieder frei');
  expect(lastMail?.calendar).toContain('METHOD:CANCEL');
  await settleAfterMinutes(60);
  expect((await getPayment(body.id)).state).toBe('RETURNED');
  expect(await findMails(sandbox(), 'visitor@example.org')).toHaveLength(mails.length);
});

test('keeps a past booking when its debit is returned, and reports the amount as owed', async () => {
  const { body } = await buy(sandbox(), '0077');
  sandbox().services.clock.set(new Date('2026-11-26T17:30:00+01:00'));
  await settleAfterMinutes(0);
  const checkout = await sandbox().call('getCourseAppointmentCheckout', {
    as: 'visitor',
    path: { id: body.id },
  });
  expect(checkout.body).toMatchObject({
    state: 'FINALIZED',
    charged: false,
    booking: { participantStatus: 'BOOKED' },
  });
  expect((await getPayment(body.id)).paymentRefundInformation).toMatchObject({
    refundable: false,
    refusal: 'RETURNED',
  });
  const lastMail = (await findMails(sandbox(), 'visitor@example.org')).at(-1);
  expect(lastMail?.subject).toContain('Zahlung noch offen: Morning Yoga');
  expect(lastMail?.text).toMatch(
    /14,50\s€ ist also noch offen\. Bitte melde dich bei Northside Mitte/,
  );
  expect(lastMail?.calendar).toBeNull();
});

test('stops a pending debit instead of refunding it', async () => {
  const { body } = await buy(sandbox(), '0077');
  const path = { paymentId: body.id };
  const stopped = await sandbox().call('refundPayment', { as: 'visitor', path });
  expect(stopped.body).toMatchObject({
    state: 'CANCELED',
    paymentRefundInformation: { refundable: false, refundedAmount: null },
  });
  expect(await sumCaptured(sandbox())).toBe(0);
  const mail = (await findMails(sandbox(), 'visitor@example.org')).at(-1);
  expect(mail?.text).toContain('Es wurde nichts abgebucht');
  await settleAfterMinutes(6);
  const again = await sandbox().call('refundPayment', { as: 'visitor', path });
  expect(again.body).toEqual(stopped.body);
  expect((await findMails(sandbox(), 'visitor@example.org')).at(-1)).toEqual(mail);
});

test('owes what a late cancelation has forfeited when its debit is returned', async () => {
  const { body } = await buy(sandbox(), '0077');
  const cancelationRule = { hours: 2000, late: 'FORFEITED', feeCents: null } as const;
  await sandbox().services.db.update(bookings).set({ cancelationRule });
  const [booking] = await sandbox().services.db.select().from(bookings);
  const path = { uuid: booking?.uuid ?? '' };
  const canceled = await sandbox().call('cancelMyCalendarItem', { as: 'visitor', path });
  expect(canceled.status).toBe(200);
  await settleAfterMinutes(6);
  expect((await getPayment(body.id)).state).toBe('RETURNED');
  const checkout = await sandbox().call('getCourseAppointmentCheckout', {
    as: 'visitor',
    path: { id: body.id },
  });
  expect(checkout.body).toMatchObject({ state: 'FINALIZED', failureReason: null });
  const lastMail = (await findMails(sandbox(), 'visitor@example.org')).at(-1);
  expect(lastMail?.subject).toContain('Zahlung noch offen: Morning Yoga');
});

test('does not refund a debit that is returned during the refund', async () => {
  const { body } = await buy(sandbox(), '0077');
  const { bank, clock, db } = sandbox().services;
  const [stored] = await db.select().from(payments).where(eq(payments.checkoutId, body.id));
  // The bank knows of the return, but the sandbox has not asked yet.
  await bank.settle(stored?.authorizationId ?? '', clock.now());
  const path = { paymentId: body.id };
  const refund = await sandbox().call('refundPayment', { as: 'visitor', path });
  expect(refund.body.state).toBe('RETURNED');
});

test('keeps the account while a debit is pending', async () => {
  const { body } = await buy(sandbox(), '4242');
  await sandbox().services.db.update(bookings).set({ status: 'CANCELED' });
  const headers = { 'x-password': btoa(password) };
  const early = await sandbox().call('deleteAccount', { as: 'visitor', headers });
  expect(early.errorCode).toBe('account.error.openpayments');
  await settleAfterMinutes(6);
  expect((await getPayment(body.id)).state).toBe('PAID');
  expect((await sandbox().call('deleteAccount', { as: 'visitor', headers })).status).toBe(204);
});

test('books a returned debit once in several processes', async () => {
  const { body } = await buy(sandbox(), '0077');
  sandbox().services.clock.set(new Date(sandbox().services.clock.now().getTime() + 360_000));
  await Promise.all([1, 2, 3].map(() => settleDebits(sandbox().services)));
  expect((await getPayment(body.id)).state).toBe('RETURNED');
});

test('returns a mandate by its reference, only at its studio', async () => {
  await setOfferMethods(sandbox(), 'DIRECT_DEBIT');
  const { mandateReference } = await getAgreement(sandbox());
  const read = (reference: string) =>
    sandbox().call('getSepaAgreement', {
      path: { studioId: 1001 },
      query: { mandateReference: reference },
    });
  expect((await read(mandateReference)).body).toMatchObject({
    mandateReference,
    refundNotice: expect.stringMatching(/./),
  });
  const elsewhere = await read('NO1002-7K3M9QX2WA');
  expect([elsewhere.status, elsewhere.errorCode]).toEqual([404, 'studio.error.nosepaagreement']);
});

test('neither lists nor accepts a mandate of another studio', async () => {
  await buy(sandbox(), '3000');
  await setCourse(sandbox().services.db, { id: 50_009 });
  const { body: instruments } = await sandbox().call('listPaymentInstruments', { as: 'visitor' });
  const debit = instruments.find(({ type }) => type === 'DIRECT_DEBIT');
  const listOffered = async () =>
    (
      await sandbox().call('listPaymentInstruments', {
        as: 'visitor',
        query: { organizationUnitId: 1001 },
      })
    ).body.map(({ id }) => id);
  expect(await listOffered()).toEqual([debit?.id]);
  const createCheckout = () =>
    sandbox().call('createCourseAppointmentCheckoutV4', {
      as: 'visitor',
      body: {
        ...purchaseBody(null),
        courseAppointmentId: 50_009,
        paymentMethod: 'DIRECT_DEBIT',
        paymentInstrumentId: debit?.id ?? 0,
        tokenizationReference: null,
      },
    });
  expect(await createCheckout()).toMatchObject({ status: 201 });
  await sandbox()
    .services.db.update(paymentInstruments)
    .set({ mandateReference: 'NO1002-ABCDEFGHJK' })
    .where(eq(paymentInstruments.id, debit?.id ?? 0));
  // A rejected instrument is not offered either.
  expect(await listOffered()).toEqual([]);
  expect(await createCheckout()).toMatchObject({
    status: 422,
    errorCode: 'payment.error.methodnotallowed',
  });
});
