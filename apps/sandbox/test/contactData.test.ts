/** Date of birth and address, which a studio can leave out for some of its items. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '../src/domains/accounts/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { setProducts } from '../src/states/productRows.ts';
import { prospect } from '../src/states/rows.ts';
import {
  answerBank,
  newCard,
  productPurchaseBody,
  purchaseBody,
  returnPath,
  singlePurchaseBody,
} from './harness/purchase.ts';
import { useSandbox } from './harness/sandbox.ts';
import { trialPurchaseBody } from './harness/trials.ts';

const { firstname, lastname, email } = prospect;
const customerData = { firstname, lastname, email };
const as = 'visitor' as const;

const sandbox = useSandbox();
const sellToNames = (
  nameOnlyItems: (typeof studios.$inferSelect)['nameOnlyItems'] = [
    'COURSE_APPOINTMENT',
    'SINGLE_APPOINTMENT',
    'BENEFIT_OFFER',
    'DAY_TICKET',
  ],
) => sandbox().services.db.update(studios).set({ nameOnlyItems }).where(eq(studios.id, 1001));

/** Orders each item with a name and an email address only. @returns the responses */
async function order() {
  const { call } = sandbox();
  await sandbox().state('an appointment slot', { state: 'free' });
  await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  await setProducts(sandbox().services.db);
  const card = await newCard(sandbox(), as, 'pays');
  const dayTicket = { productVariantId: 70_003, organizationUnitId: 1001, usageDate: '2026-11-26' };
  const place = { courseAppointmentId: 50_001, joinWaitingList: false, customerData };
  const answers = [
    await call('createCourseAppointmentCheckout', {
      as,
      body: { ...purchaseBody(card), customerData },
    }),
    await call('createSingleAppointmentCheckout', {
      as,
      body: { ...singlePurchaseBody(card), customerData },
    }),
    await call('createProductVariantCheckout', {
      as,
      body: { ...productPurchaseBody(card), customerData },
    }),
    await call('bookDayTicket', { body: { ...dayTicket, customerData } }),
  ];
  await sandbox().state('a course appointment', { id: 50_001, price: 'free', state: 'open' });
  return [...answers, await call('bookPublicCourse', { body: place })];
}

test('requires date of birth and address for items that a studio does not sell to a name', async () => {
  await sellToNames([]);
  for (const { status, text } of await order()) {
    expect(status).toBe(400);
    for (const field of ['dateOfBirth', 'street', 'zipCode', 'city', 'countryCode'])
      expect(text).toContain(`customerData.${field}: is required`);
  }
});

test('requires neither of the items that a studio sells to a name', async () => {
  await sellToNames();
  expect((await order()).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
});

test('requires only a name and what the trial asks for where a studio sells appointments to a name', async () => {
  const { call } = sandbox();
  await sandbox().state('an appointment slot', { state: 'free' });
  await sandbox().state('a trial session', { price: 'paid' });
  const person = { ...customerData, phone: '+49 30 0000003' };
  const order = trialPurchaseBody(await newCard(sandbox(), as, 'pays'));
  const buy = (data: typeof customerData) =>
    call('createSingleAppointmentCheckout', { as, body: { ...order, customerData: data } });
  await sellToNames(['COURSE_APPOINTMENT']);
  expect((await buy(person)).text).toContain('customerData.street: is required');
  await sellToNames(['SINGLE_APPOINTMENT']);
  expect((await buy(customerData)).text).toContain('phone: is required by the studio');
  expect((await buy(person)).status).toBe(201);
});

test('makes a buyer known by name only a customer, whose next order adds the address', async () => {
  const { call, services } = sandbox();
  await sellToNames();
  await setProducts(sandbox().services.db);
  const card = await newCard(sandbox(), as, 'pays');
  const buy = async (data: typeof customerData) => {
    const body = { ...productPurchaseBody(card), customerData: data };
    const { body: checkout } = await call('createProductVariantCheckout', { as, body });
    const path = { id: checkout.id };
    await call('authenticateCheckout', { as, path, body: { returnPath } });
    await answerBank(sandbox(), checkout.id, { answer: 'confirm' });
    await call('finalizeCheckout', { as, path });
    const sale = await call('getSale', { as, path });
    expect(sale.body.customerBaseDto).toMatchObject({ firstname });
    const [customer] = await services.db
      .select()
      .from(customers)
      .where(eq(customers.firstname, firstname));
    return customer;
  };
  expect(await buy(customerData)).toMatchObject({ lastname, street: null, dateOfBirth: null });
  expect(await buy(prospect)).toMatchObject({ street: 'Beispielweg', dateOfBirth: '1994-02-03' });
});
