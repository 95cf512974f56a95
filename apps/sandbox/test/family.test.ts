/** Acting for a child or a partner: ownership of bookings, payment, notifications and permissions. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers, auditEntries } from '../src/domains/accounts/tables.ts';
import { checkouts } from '../src/domains/checkouts/tables.ts';
import { bookingOptions, courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import { issueInvoices } from '../src/domains/invoices/issuing.ts';
import { familyLinks } from '../src/domains/family/tables.ts';
import { tenants } from '../src/domains/brands/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { setPermissions } from '../src/states/memberPermissions.ts';
import { studioRow, tenantRow } from '../src/states/rows.ts';
import {
  actingForHeader,
  child,
  childId,
  partner,
  partnerId,
  setUpFamily,
} from './harness/family.ts';
import { findMails } from './harness/mails.ts';
import { setCourse } from './harness/members.ts';
import { answerBank, newCard, purchaseBody, returnPath, sumCaptured } from './harness/purchase.ts';
import { accountIds, type Request, type Sandbox, useSandbox } from './harness/sandbox.ts';
import { password } from './operations/accountRequests.ts';
import { setOfferMethods } from './payments/paymentMethods.ts';

const notYours = 'family.error.notyours';

/** Starts a checkout of the sample course with the member's card, for the person in `headers`. */
async function begin(sandbox: Sandbox, headers: Record<string, string>, waits = false) {
  const body = purchaseBody(await newCard(sandbox, 'member', 'pays'), waits);
  return sandbox.call('createCourseAppointmentCheckout', { ...as, headers, body });
}

/**
 * Starts a checkout and confirms it, ready to finalize. Later calls find the person by the checkout's id, without a
 * header.
 */
async function buy(sandbox: Sandbox, headers: Record<string, string>, waits = false) {
  const { id } = (await begin(sandbox, headers, waits)).body;
  const path = { id };
  const authentication = await sandbox.call('authenticateCheckout', {
    ...as,
    path,
    body: { returnPath },
  });
  if (authentication.body.challengeUrl !== null)
    await answerBank(sandbox, id, { answer: 'confirm' });
  return { id, finalize: () => sandbox.call('finalizeCheckout', { ...as, path }) };
}

const as = { as: 'member' } as const;
/** Deleting the account requires the password. */
const withPassword = { ...as, headers: { 'x-password': btoa(password) } };
const forChild = { ...as, headers: actingForHeader(child) };
const forPartner = { ...as, headers: actingForHeader(partner) };

/** A booking option of the child, for bookings without a payment. */
const childsOption = 30_001;

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const calendar = async (request: Request) =>
  (await sandbox().call('listMyCurrentCalendarItems', request)).body.map(
    ({ courseAppointmentId, bookedBy }) => [courseAppointmentId, bookedBy],
  );

const bookForChild = async (headers: Record<string, string> = actingForHeader(child)) => {
  await db().insert(bookingOptions).values({
    id: childsOption,
    accountId: childId,
    tenant: 'northside',
    type: 'FLAT_CONTINGENT',
    name: 'Course flat',
    categoryIds: [],
    remaining: null,
  });
  const body = {
    courseAppointmentId: 50_001,
    bookingOptionId: childsOption,
    joinWaitingList: false,
  };
  return sandbox().call('bookCourse', { ...as, headers, body });
};

test('lists the family members that the studio has recorded', async () => {
  expect((await sandbox().call('listFamily', as)).body).toEqual([]);
  await setUpFamily(sandbox());
  expect((await sandbox().call('listFamily', as)).body).toEqual([
    { id: child, firstName: 'Mia', lastName: 'Muster', relation: 'CHILD' },
    { id: partner, firstName: 'Pat', lastName: 'Muster', relation: 'PARTNER' },
  ]);
  await db().insert(tenants).values(tenantRow('volt'));
  const elsewhere = { ...as, headers: { 'x-tenant': 'volt' } };
  expect((await sandbox().call('listFamily', elsewhere)).body).toEqual([]);
});

test('lists no family member without a name or an account', async () => {
  await setUpFamily(sandbox());
  const known = async () =>
    (await sandbox().call('listFamily', as)).body.map(({ firstName }) => firstName);
  const forget = (accountId: number, changes: Partial<typeof customers.$inferInsert>) =>
    db().update(customers).set(changes).where(eq(customers.accountId, accountId));
  await forget(childId, { lastname: null });
  expect(await known()).toEqual(['Pat']);
  await forget(childId, { firstname: null, lastname: 'Muster' });
  expect(await known()).toEqual(['Pat']);
  await forget(partnerId, { accountId: null });
  expect(await known()).toEqual([]);
});

test('shows a child’s bookings in the child’s calendar, with the person who booked', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  expect((await bookForChild()).status).toBe(201);
  expect(await calendar(forChild)).toEqual([
    [50_001, { firstName: 'Mona', relation: 'GUARDIAN', byYou: true }],
  ]);
  expect(await calendar(as)).toEqual([]);
  expect((await findMails(sandbox(), 'member@northside.example')).length).toBe(1);
  expect(await findMails(sandbox(), 'mia@family.invalid')).toEqual([]);
});

test('does not use a child’s booking option for the account itself', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  expect((await bookForChild({})).errorCode).toBe('bookingoption.error.notfound');
});

test('charges the acting account’s card and lists payment and invoice there', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  const order = await buy(sandbox(), actingForHeader(child));
  expect((await order.finalize()).body.state).toBe('FINALIZED');
  expect(await sumCaptured(sandbox())).toBe(1450);
  expect(await calendar(forChild)).toEqual([
    [50_001, { firstName: 'Mona', relation: 'GUARDIAN', byYou: true }],
  ]);
  expect(await calendar(as)).toEqual([]);
  const myPayments = await sandbox().call('listPayments', as);
  expect(myPayments.body.content.map(({ id }) => id)).toEqual([order.id]);
  const childPayments = await sandbox().call('listPayments', { as: childId });
  expect(childPayments.body.content).toEqual([]);
  await setPermissions(db(), ['CUSTOMER_CENTER_INVOICE_ACTIVE']);
  await issueInvoices(sandbox().services, sandbox().services.clock.now());
  const invoices = await sandbox().call('listInvoices', as);
  expect(invoices.body.map(({ amount }) => amount.amount)).toEqual([14.5]);
  expect((await findMails(sandbox(), 'member@northside.example')).length).toBe(2);
  const entries = await db().select().from(auditEntries);
  expect(entries.every(({ accountId }) => accountId === accountIds.member)).toBe(true);
});

test('lets the account that started the checkout, and nobody else, ask to pay later', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  await setOfferMethods(sandbox(), 'FINION_PAY');
  const body = {
    ...purchaseBody(null),
    paymentMethod: 'FINION_PAY' as const,
    tokenizationReference: null,
  };
  const headers = actingForHeader(child);
  const checkout = await sandbox().call('createCourseAppointmentCheckoutV4', {
    ...as,
    headers,
    body,
  });
  const asked = await sandbox().call('createFinionPayPaymentRequest', {
    ...as,
    body: { checkoutId: checkout.body.id, returnPath },
  });
  expect(asked.status).toBe(201);
  const listedFor = async (caller: 'member' | number) =>
    (await sandbox().call('listFinionPayPaymentRequests', { as: caller })).body.map(({ id }) => id);
  expect(await listedFor('member')).toEqual([asked.body.id]);
  expect(await listedFor(childId)).toEqual([]);
});

test('lets a partner see who booked, and cancel', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  await (await buy(sandbox(), actingForHeader(partner))).finalize();
  const own = { as: partnerId };
  const { body } = await sandbox().call('listMyCurrentCalendarItems', own);
  expect(body).toMatchObject([
    { bookedBy: { firstName: 'Mona', relation: 'PARTNER', byYou: false } },
  ]);
  const path = { uuid: body[0]?.uuid ?? '' };
  expect((await sandbox().call('cancelMyCalendarItem', { ...own, path })).status).toBe(200);
  expect(await calendar(forPartner)).toEqual([]);
});

test('books for several persons at the same time', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  const orders = await Promise.all([
    buy(sandbox(), actingForHeader(child)),
    buy(sandbox(), actingForHeader(partner)),
    buy(sandbox(), {}),
  ]);
  const answers = await Promise.all(orders.map(({ finalize }) => finalize()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await calendar(forChild)).length).toBe(1);
  expect((await calendar(forPartner)).length).toBe(1);
  expect(await calendar(as)).toEqual([[50_001, undefined]]);
});

const listCalendarStatus = async (request: Request) => {
  const { status, errorCode } = await sandbox().call('listMyCurrentCalendarItems', request);
  return [status, errorCode];
};

test('rejects acting for strangers, and with a link of another account', async () => {
  await setUpFamily(sandbox());
  const stranger = actingForHeader('7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9bff');
  expect(await listCalendarStatus({ ...as, headers: stranger })).toEqual([403, notYours]);
  expect(await listCalendarStatus({ as: 'visitor', headers: actingForHeader(child) })).toEqual([
    403,
    notYours,
  ]);
  expect(await listCalendarStatus({ as: partnerId, headers: actingForHeader(child) })).toEqual([
    403,
    notYours,
  ]);
  const elsewhere = { ...actingForHeader(child), 'x-tenant': 'volt' };
  await db().insert(tenants).values(tenantRow('volt'));
  expect(await listCalendarStatus({ ...as, headers: elsewhere })).toEqual([403, notYours]);
});

test('rejects the next call once a link is removed, charges nothing, and allows canceling the order', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  const { id, finalize } = await buy(sandbox(), actingForHeader(child));
  await db().delete(familyLinks).where(eq(familyLinks.id, child));
  const { status, errorCode } = await finalize();
  expect([status, errorCode]).toEqual([403, 'family.error.ended']);
  expect(await sumCaptured(sandbox())).toBe(0);
  const canceledOrder = await sandbox().call('cancelCheckout', { ...as, path: { id } });
  expect(canceledOrder.body).toMatchObject({ state: 'CANCELED' });
  expect(canceledOrder.body.bookedFor).toBeUndefined();
});

test('shows the person of an order only to the account that started it', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  const { id } = await buy(sandbox(), actingForHeader(partner));
  const path = { id };
  const { body } = await sandbox().call('getCourseAppointmentCheckout', { ...as, path });
  expect(body.bookedFor).toEqual({
    id: partner,
    firstName: 'Pat',
    lastName: 'Muster',
    relation: 'PARTNER',
  });
  const own = { as: partnerId, path };
  expect((await sandbox().call('getCheckout', own)).status).toBe(404);
  expect((await sandbox().call('finalizeCheckout', own)).status).toBe(404);
  expect(await sumCaptured(sandbox())).toBe(0);
});

test('hides a partner’s booking at another tenant', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  await (await buy(sandbox(), actingForHeader(partner))).finalize();
  const [booked] = (await sandbox().call('listMyCurrentCalendarItems', forPartner)).body;
  await db().insert(tenants).values(tenantRow('volt'));
  await db()
    .insert(studios)
    .values({ ...studioRow(2001), tenant: 'volt' });
  await db()
    .update(courseAppointments)
    .set({ studioId: 2001 })
    .where(eq(courseAppointments.id, 50_001));
  expect(await calendar(forPartner)).toEqual([]);
  const path = { uuid: booked?.uuid ?? '' };
  expect((await sandbox().call('getMyCalendarItem', { ...forPartner, path })).status).toBe(404);
  const canceled = await sandbox().call('cancelMyCalendarItem', { ...forPartner, path });
  expect(canceled.status).toBe(404);
});

const summarizeMails = async (address: string) =>
  (await findMails(sandbox(), address)).map(({ subject, text, calendar: file }) => ({
    subject,
    lines: text.split('\n').filter((line) => /^(For|Gebucht von|Amount):/.test(line)),
    entry: /SUMMARY:(.*)/.exec(file ?? '')?.[1]?.trim(),
  }));

test('notifies both of a booking, and of the payment only the payer', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  await (await buy(sandbox(), actingForHeader(partner))).finalize();
  expect(await summarizeMails('member@northside.example')).toEqual([
    {
      subject: 'Northside Athletics: You’re booked: Morning Yoga',
      lines: ['For: Pat'],
      entry: 'Morning Yoga (Pat)\\, Northside Athletics',
    },
    {
      subject: 'Northside Athletics: Receipt: Morning Yoga',
      lines: ['For: Pat', expect.stringMatching(/^Amount: .*14\.50/)],
      entry: undefined,
    },
  ]);
  expect(await summarizeMails('pat@northside.example')).toEqual([
    {
      subject: 'Northside Athletics: Dein Platz ist gebucht: Morning Yoga',
      lines: ['Gebucht von: Mona'],
      entry: 'Morning Yoga\\, Northside Athletics',
    },
  ]);
});

test('keeps the account while it would pay for a child’s waiting place', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 1 });
  await sandbox().state('a booking', { uuid: randomUUID(), owner: 'prospect', state: 'booked' });
  const order = await buy(sandbox(), actingForHeader(child), true);
  expect((await order.finalize()).body).toMatchObject({ state: 'FINALIZED', charged: false });
  const { errorCode } = await sandbox().call('deleteAccount', withPassword);
  expect(errorCode).toBe('account.error.openpayments');
});

test('deletes unfinished orders for a child with the account, and keeps bookings anonymized', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  await (await buy(sandbox(), actingForHeader(child))).finalize();
  const partnerOrder = await begin(sandbox(), actingForHeader(partner));
  expect(partnerOrder.status).toBe(201);
  expect((await sandbox().call('deleteAccount', withPassword)).status).toBe(204);
  const remaining = await db().select().from(checkouts);
  expect(remaining.map(({ accountId, bookedBy, state }) => [accountId, bookedBy, state])).toEqual([
    [childId, null, 'FINALIZED'],
  ]);
  const childItems = await sandbox().call('listMyCurrentCalendarItems', { as: childId });
  expect(childItems.body).toHaveLength(1);
  expect(childItems.body[0]?.bookedBy).toBeUndefined();
  expect((await sandbox().call('listPayments', { as: childId })).body.content).toEqual([]);
});

test('books one place for a child booked by both parents at the same time', async () => {
  await setUpFamily(sandbox());
  await setCourse(db(), { maxParticipants: 8 });
  const others = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b04';
  await db()
    .insert(familyLinks)
    .values({ id: others, customerId: 7004, relativeId: 7003, relation: 'CHILD' });
  await bookForChild();
  await sandbox().call('cancelMyCalendarItem', {
    ...forChild,
    path: {
      uuid: (await sandbox().call('listMyCurrentCalendarItems', forChild)).body[0]?.uuid ?? '',
    },
  });
  const body = {
    courseAppointmentId: 50_001,
    bookingOptionId: childsOption,
    joinWaitingList: false,
  };
  const answers = await Promise.all([
    sandbox().call('bookCourse', { ...forChild, body }),
    sandbox().call('bookCourse', { as: partnerId, headers: actingForHeader(others), body }),
    sandbox().call('bookCourse', { ...forChild, body }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await calendar(forChild)).toHaveLength(1);
});

test('requires both records to link a partner', async () => {
  await setUpFamily(sandbox());
  expect((await listCalendarStatus(forPartner))[0]).toBe(200);
  await db().delete(familyLinks).where(eq(familyLinks.customerId, 7004));
  expect(await listCalendarStatus(forPartner)).toEqual([403, notYours]);
});

test('ends acting for a child on the day the child comes of age', async () => {
  await setUpFamily(sandbox());
  const born = (dateOfBirth: string | null) =>
    db().update(customers).set({ dateOfBirth }).where(eq(customers.accountId, childId));
  await born('2008-11-26');
  expect((await listCalendarStatus(forChild))[0]).toBe(200);
  await born('2008-11-25');
  expect(await listCalendarStatus(forChild)).toEqual([403, notYours]);
  await born(null);
  expect(await listCalendarStatus(forChild)).toEqual([403, notYours]);
});

test('returns the person’s data with the acting account’s email address', async () => {
  await setUpFamily(sandbox());
  const { body } = await sandbox().call('getCustomerInfo', forChild);
  expect(body).toMatchObject({
    firstname: 'Mia',
    dateOfBirth: '2017-03-04',
    email: 'member@northside.example',
  });
});
