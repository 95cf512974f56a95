/** Packs, day tickets and vouchers: permissions, the purchased product, and returned payments. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleDebits } from '../src/domains/checkouts/debits.ts';
import { bookingOptions } from '../src/domains/bookings/courses/tables.ts';
import { sampleAccount } from '../src/platform/bank/samples.ts';
import { products, productVariants, purchasedProducts } from '../src/domains/products/tables.ts';
import { setProducts } from '../src/states/productRows.ts';
import { prospect } from '../src/states/rows.ts';
import { findMails } from './harness/mails.ts';
import {
  answerBank,
  newCard,
  productPurchaseBody,
  returnPath,
  sumCaptured,
} from './harness/purchase.ts';
import { type Request, useSandbox } from './harness/sandbox.ts';
import { setOfferMethods } from './payments/paymentMethods.ts';

const visitor = 'visitor@example.org';
const atStudio = { organizationUnitId: 1001 };
const recipient = { name: 'Ana Sample', message: 'All the best!' };

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const call = <Id extends Parameters<ReturnType<typeof sandbox>['call']>[0]>(
  id: Id,
  request: Request,
) => sandbox().call(id, request);

/** Buys with a card that pays. @returns the finalized checkout */
async function buy(changes: Record<string, unknown> = {}) {
  const card = await newCard(sandbox(), 'visitor', 'pays');
  const body = { ...productPurchaseBody(card), ...changes };
  const { body: checkout } = await call('createProductVariantCheckout', { as: 'visitor', body });
  const path = { id: checkout.id };
  await call('authenticateCheckout', { as: 'visitor', path, body: { returnPath } });
  await answerBank(sandbox(), checkout.id, { answer: 'confirm' });
  await call('finalizeCheckout', { as: 'visitor', path });
  return (await call('getProductVariantCheckout', { as: 'visitor', path })).body;
}

const begin = async (changes: Record<string, unknown>, as: 'member' | 'visitor' = 'visitor') => {
  const card = await newCard(sandbox(), as, 'pays');
  const body = { ...productPurchaseBody(card), ...changes };
  return call('createProductVariantCheckout', { as, body });
};

test('sells a pack that pays for bookings while it is valid, and mails its code', async () => {
  await setProducts(db());
  const { purchase, charged, price } = await buy({ quantity: 2 });
  expect({ charged, price }).toEqual({ charged: true, price: { amount: 240, currency: 'EUR' } });
  expect(purchase).toMatchObject({
    quantity: 2,
    validFrom: '2026-11-25',
    validUntil: '2027-05-24',
    recipient: null,
  });
  expect(purchase?.code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
  await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  const query = { courseAppointmentId: 50_001 };
  const { body: options } = await call('listBookingOptions', { as: 'visitor', query });
  expect(options).toMatchObject([
    {
      id: purchase?.bookingOptionId,
      type: 'PURCHASED_CONTINGENT',
      remaining: 20,
      valid: true,
      validUntil: '2027-05-24',
    },
  ]);
  const [mail, ...others] = await findMails(sandbox(), visitor);
  expect(mail?.text).toContain(purchase?.code);
  expect(mail?.text).toMatch(/Wir haben 240,00\s€ abgebucht\./);
  expect(mail?.html).toContain('/pictures/product/60001?size=mail');
  expect(others).toEqual([]);
});

test('hides products for members from other accounts, and does not sell them', async () => {
  await setProducts(db(), { product: { memberOnly: true } });
  const query = atStudio;
  const list = async (as: 'member' | 'visitor') =>
    (await call('listVirtualProducts', { as, query })).body.length;
  expect([await list('member'), await list('visitor')]).toEqual([3, 0]);
  const { body: shown } = await call('listPublicVirtualProducts', { query });
  expect(shown.map(({ memberOnly }) => memberOnly)).toEqual([true, true, true]);
  expect((await begin({})).errorCode).toBe('product.error.notallowed');
  expect((await begin({}, 'member')).status).toBe(201);
  expect((await call('listVouchers', { query })).body).toEqual([]);
  const voucher = { path: { voucherId: 60_003 } };
  expect((await call('getVoucher', voucher)).errorCode).toBe('voucher.error.notfound');
});

describe('a day ticket', () => {
  const ticket = { productVariantId: 70_003, quantity: 1 };

  test.for([
    ['2026-11-25', 201],
    ['2027-01-24', 201],
    ['2026-11-24', 422],
    ['2027-01-25', 422],
    [null, 422],
  ] as const)('answers the usage date %s with %i', async ([usageDate, status]) => {
    await setProducts(db());
    const started = await begin({ ...ticket, usageDate });
    const refusal = {
      errorCode: 'product.error.usagedatenotallowed',
      typedArgs: [{ type: 'STRING', value: '2026-11-25' }],
    };
    expect(started.status).toBe(status);
    expect(started.errors).toMatchObject(status === 422 ? [refusal] : []);
  });

  test('says up to which day it can be bought', async () => {
    await setProducts(db());
    const { body: listed } = await call('listPublicVirtualProducts', { query: atStudio });
    expect(listed.map(({ type, daysInAdvance }) => [type, daysInAdvance])).toEqual([
      ['BENEFIT_OFFER', undefined],
      ['DAY_TICKET', 60],
      ['VOUCHER', undefined],
    ]);
  });

  test('is valid on its usage date, which the mail shows', async () => {
    await setProducts(db());
    const { purchase } = await buy({ ...ticket, usageDate: '2026-11-28' });
    expect(purchase).toMatchObject({ validFrom: '2026-11-28', validUntil: '2026-11-28' });
    const [mail] = await findMails(sandbox(), visitor);
    expect(mail?.text).toContain('Tag: Samstag, 28. November 2026');
  });

  test('booked without payment reduces the stock and mails the price', async () => {
    await setProducts(db());
    const body = {
      ...atStudio,
      productVariantId: 70_003,
      usageDate: '2026-11-26',
      customerData: prospect,
    };
    const { body: booked } = await call('bookDayTicket', { body });
    expect(booked.price).toEqual({ amount: 19.5, currency: 'EUR' });
    const [left] = await db()
      .select({ stock: productVariants.stock })
      .from(productVariants)
      .where(eq(productVariants.id, 70_003));
    expect(left?.stock).toBe(39);
    const [mail] = await findMails(sandbox(), prospect.email);
    expect(mail?.text).toContain(booked.purchase.code);
    expect(mail?.text).toMatch(/zahl die 19,50\s€ dort/);
    expect(mail?.text).not.toContain('abgebucht');
    // Packs must be paid online.
    const pack = await call('bookDayTicket', { body: { ...body, productVariantId: 70_001 } });
    expect(pack.errorCode).toBe('product.error.usagedatenotallowed');
  });
});

describe('a day ticket without payment', () => {
  const usageDate = '2026-11-26';
  const book = async () => {
    await setProducts(db());
    const body = { ...atStudio, productVariantId: 70_003, usageDate, customerData: prospect };
    return (await call('bookDayTicket', { body })).body;
  };
  const show = (leadId: string) => call('getBookedDayTicket', { path: { leadId } });
  const cancel = (leadId: string) => call('cancelBookedDayTicket', { path: { leadId } });
  const countStock = async () => {
    const isTicket = eq(productVariants.id, 70_003);
    const [variant] = await db().select().from(productVariants).where(isTicket);
    return variant?.stock;
  };

  test('is named with its variant, as in the mail', async () => {
    const { leadId } = await book();
    const isTicket = eq(productVariants.id, 70_003);
    await db().update(productVariants).set({ name: 'Reduced' }).where(isTicket);
    expect((await show(leadId)).body.name).toBe('Day ticket, Reduced');
  });

  test('has the picture of the product, if there is one', async () => {
    const { leadId, image } = await book();
    expect(image).toBe(null);
    await db().update(products).set({ pictured: true }).where(eq(products.id, 60_002));
    expect((await show(leadId)).body.image?.url).toContain('/product/60002');
  });

  test('is read again by its link in the mail, and canceled once', async () => {
    const booked = await book();
    const [mail] = await findMails(sandbox(), prospect.email);
    expect(mail?.link).toContain(`/booking/day-ticket/70003/paylater/success/${booked.leadId}`);
    expect(mail?.text).toContain(booked.leadId.slice(0, 8).toUpperCase());
    expect((await show(booked.leadId)).body).toEqual(booked);
    expect(await countStock()).toBe(39);
    const { status, body } = await cancel(booked.leadId);
    expect([status, body.canceledAt]).toEqual([200, '2026-11-25T09:00:00+01:00']);
    expect((await cancel(booked.leadId)).body).toEqual(body);
    expect((await show(booked.leadId)).body).toEqual(body);
    expect(await countStock()).toBe(40);
  });

  test('cannot be canceled after its day, which counts at the studio', async () => {
    const { leadId } = await book();
    const { clock } = sandbox().services;
    clock.set(new Date('2026-11-27T00:00:00+01:00'));
    expect((await cancel(leadId)).errorCode).toBe('dayticket.error.over');
    clock.set(new Date('2026-11-26T23:59:59+01:00'));
    expect((await cancel(leadId)).status).toBe(200);
  });

  test('is not found by another secret, such as that of a paid purchase', async () => {
    await book();
    const { purchase } = await buy();
    expect((await show(purchase?.uuid ?? '')).errorCode).toBe('dayticket.error.notfound');
  });
});

describe('a voucher', () => {
  const voucher = { productVariantId: 70_004, recipient };

  test('is listed with its code for the buyer at the tenant', async () => {
    await setProducts(db());
    const { purchase } = await buy(voucher);
    const { body: vouchers } = await call('listPurchasedVouchers', {
      as: 'visitor',
      headers: { 'x-tenant': 'northside' },
    });
    expect(vouchers).toMatchObject([
      { code: purchase?.code, recipient, amount: { amount: 50 }, validUntil: '2029-11-24' },
    ]);
    const elsewhere = await call('listPurchasedVouchers', {
      as: 'visitor',
      headers: { 'x-tenant': 'elsewhere' },
    });
    expect(elsewhere.body).toEqual([]);
    expect((await call('listPurchasedVouchers', { as: 'member' })).body).toEqual([]);
    const [mail] = await findMails(sandbox(), visitor);
    expect(mail?.text).toContain(`/vouchers?purchased=${vouchers[0]?.uuid}`);
  });

  test('rejects a recipient for other products, and quantities above the limit', async () => {
    await setProducts(db());
    expect((await begin({ recipient })).errorCode).toBe('validation.error.invalid');
    expect((await begin({ ...voucher, quantity: 6 })).errorCode).toBe('validation.error.invalid');
  });
});

test('revokes a pack when its debit is returned, with a mail', async () => {
  await setProducts(db(), { variant: { paymentMethods: ['DIRECT_DEBIT'] } });
  await setOfferMethods(sandbox(), 'DIRECT_DEBIT');
  const { body: agreement } = await call('getSepaAgreement', { path: { studioId: 1001 } });
  const { mandateReference } = agreement;
  const iban = sampleAccount('DIRECT_DEBIT', '0077');
  const { body: tokenization } = await call('initiateTokenization', {
    as: 'visitor',
    body: {
      ...atStudio,
      paymentMethod: 'DIRECT_DEBIT',
      returnPath,
      sepaMandate: { accountHolder: 'Vic Visitor', iban, mandateReference },
    },
  });
  const body = {
    ...productPurchaseBody(null),
    paymentMethod: 'DIRECT_DEBIT',
    tokenizationReference: tokenization.tokenizationReference,
  };
  const checkout = await call('createProductVariantCheckoutV4', { as: 'visitor', body });
  const path = { id: checkout.body.id };
  await call('finalizeCheckout', { as: 'visitor', path });
  const loadCheckout = async () =>
    (await call('getProductVariantCheckout', { as: 'visitor', path })).body;
  const { purchase: pack } = await loadCheckout();
  await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  const bookClass = () =>
    call('bookCourse', {
      as: 'visitor',
      body: {
        courseAppointmentId: 50_001,
        bookingOptionId: pack?.bookingOptionId,
        joinWaitingList: false,
      },
    });
  const booked = await bookClass();
  expect(booked.status).toBe(201);
  const { clock } = sandbox().services;
  clock.set(new Date(clock.now().getTime() + 6 * 60_000));
  await settleDebits(sandbox().services);
  expect(await loadCheckout()).toMatchObject({
    state: 'FAILED',
    failureReason: 'DEBIT_RETURNED',
    purchase: null,
  });
  const [purchase] = await db().select().from(purchasedProducts);
  const [option] = await db()
    .select({ remaining: bookingOptions.remaining })
    .from(bookingOptions)
    .where(eq(bookingOptions.id, purchase?.bookingOptionId ?? 0));
  expect(option?.remaining).toBe(0);
  const subjects = (await findMails(sandbox(), visitor)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('Ten classes'))).toEqual([
    'Northside Athletics: Deins: Ten classes',
    'Northside Athletics: Zahlung abgelehnt: Ten classes',
  ]);
  // The returned visit pays for nothing.
  const canceled = await call('cancelMyCalendarItem', {
    as: 'visitor',
    path: { uuid: booked.body.uuid },
  });
  expect(canceled.status).toBe(200);
  expect((await bookClass()).errorCode).toMatch(/^bookingoption\.error\./);
});

test('consumes one use of a pack per booking', async () => {
  await setProducts(db());
  const { purchase } = await buy();
  await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  const body = {
    courseAppointmentId: 50_001,
    bookingOptionId: purchase?.bookingOptionId,
    joinWaitingList: false,
  };
  expect((await call('bookCourse', { as: 'visitor', body })).status).toBe(201);
  const [option] = await db()
    .select({ remaining: bookingOptions.remaining })
    .from(bookingOptions)
    .where(eq(bookingOptions.id, purchase?.bookingOptionId ?? 0));
  expect(option?.remaining).toBe(9);
});

describe('an unused purchase', () => {
  const path = (id: string) => ({ as: 'visitor' as const, path: { paymentId: id } });

  /** Buys a product that can be returned within 14 days. */
  async function buyReturnable(
    product: Parameters<typeof setProducts>[1] = {},
    changes: Record<string, unknown> = {},
  ) {
    await setProducts(db(), product);
    await db().update(productVariants).set({ returnDays: 14 });
    return buy(changes);
  }

  const refundInformation = async (id: string) =>
    (await call('getPayment', path(id))).body.paymentRefundInformation;

  test('can be returned within the days of the studio, and pays for nothing afterwards', async () => {
    const { id, purchase } = await buyReturnable();
    expect(await refundInformation(id)).toMatchObject({
      refundable: true,
      refundableUntil: '2026-12-10T00:00:00+01:00',
    });
    const { body } = await call('refundPayment', path(id));
    expect(body.state).toBe('REFUNDED');
    expect(await sumCaptured(sandbox())).toBe(0);
    const [option] = await db()
      .select()
      .from(bookingOptions)
      .where(eq(bookingOptions.id, purchase?.bookingOptionId ?? 0));
    expect(option?.remaining).toBe(0);
    const [mail] = (await findMails(sandbox(), visitor)).slice(-1);
    expect(mail?.text).toContain('zurückgegeben');
  });

  test('cannot be returned later', async () => {
    const { id } = await buyReturnable();
    sandbox().services.clock.set(new Date('2026-12-10T00:00:00.001+01:00'));
    expect(await refundInformation(id)).toMatchObject({ refundable: false, refusal: 'TOO_LATE' });
    expect((await call('refundPayment', path(id))).status).toBe(409);
  });

  test('cannot be returned once a visit of it was used', async () => {
    const { id, purchase } = await buyReturnable();
    await db()
      .update(bookingOptions)
      .set({ remaining: 1 })
      .where(eq(bookingOptions.id, purchase?.bookingOptionId ?? 0));
    expect(await refundInformation(id)).toMatchObject({ refusal: 'NOT_CANCELABLE' });
  });

  test('can be returned until its day begins, if it is a day ticket', async () => {
    const { id } = await buyReturnable(
      { product: { type: 'DAY_TICKET' }, variant: { benefitUnits: null, validity: null } },
      { usageDate: '2026-11-28' },
    );
    expect(await refundInformation(id)).toMatchObject({
      refundableUntil: '2026-11-28T00:00:00+01:00',
    });
    sandbox().services.clock.set(new Date('2026-11-28T08:00:00+01:00'));
    expect(await refundInformation(id)).toMatchObject({ refusal: 'NOT_CANCELABLE' });
  });
});
