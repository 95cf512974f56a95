/** Acting for a child or a partner: whose a booking is, who pays and is told, and for whom nobody may act. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../src/domains/audit/tables.ts';
import { customers } from '../src/domains/accounts/tables.ts';
import { bookingOptions } from '../src/domains/courses/tables.ts';
import { familyLinks } from '../src/domains/family/tables.ts';
import { tenants } from '../src/domains/brands/tables.ts';
import { tenantRow } from '../src/states/rows.ts';
import { onBothDatabases } from './harness/databases.ts';
import { actingFor, child, childId, partner, partnerId, withFamily } from './harness/family.ts';
import { mailsTo } from './harness/mails.ts';
import { setCourse } from './harness/members.ts';
import { answerBank, newCard, purchaseOf, returnPath, takenByBank } from './harness/purchase.ts';
import { accountIds, type Request, type Sandbox, useSandbox } from './harness/sandbox.ts';

const notYours = 'family.error.notyours';

/** A place in the sample course for whoever `headers` names, with a card of the member. */
async function buy(sandbox: Sandbox, headers: Record<string, string>) {
  const card = await newCard(sandbox, 'member', 'pays');
  const body = purchaseOf(card);
  const begun = await sandbox.call('createCourseAppointmentCheckout', { ...as, headers, body });
  const { id } = begun.body;
  const path = { id };
  const asked = await sandbox.call('authenticateCheckout', {
    ...as,
    headers,
    path,
    body: { returnPath },
  });
  if (asked.body.challengeUrl !== null) await answerBank(sandbox, id, { answer: 'confirm' });
  return { id, finalize: () => sandbox.call('finalizeCheckout', { ...as, headers, path }) };
}

const as = { as: 'member' } as const;
const forChild = { ...as, headers: actingFor(child) };
const forPartner = { ...as, headers: actingFor(partner) };

/** Something that the child holds, so that it can be booked without money. */
const childsOption = 30_001;

onBothDatabases((open) => {
  const sandbox = useSandbox(open);
  const db = () => sandbox().services.db;

  const calendar = async (request: Request) =>
    (await sandbox().call('listMyCurrentCalendarItems', request)).body.map(
      ({ courseAppointmentId, bookedBy }) => [courseAppointmentId, bookedBy],
    );

  const bookForChild = async (headers: Record<string, string> = actingFor(child)) => {
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

  test('the family is who the studio says it is', async () => {
    expect((await sandbox().call('listFamily', as)).body).toEqual([]);
    await withFamily(sandbox());
    expect((await sandbox().call('listFamily', as)).body).toEqual([
      { id: child, firstName: 'Mia', lastName: 'Muster', relation: 'CHILD' },
      { id: partner, firstName: 'Pat', lastName: 'Muster', relation: 'PARTNER' },
    ]);
    await db().insert(tenants).values(tenantRow('volt'));
    const elsewhere = { ...as, headers: { 'x-tenant': 'volt' } };
    expect((await sandbox().call('listFamily', elsewhere)).body).toEqual([]);
  });

  test('a child has a calendar of its own, which says who has booked', async () => {
    await withFamily(sandbox());
    await setCourse(db(), { maxParticipants: 8 });
    expect((await bookForChild()).status).toBe(201);
    expect(await calendar(forChild)).toEqual([
      [50_001, { firstName: 'Mona', relation: 'GUARDIAN' }],
    ]);
    expect(await calendar(as)).toEqual([]);
    expect((await mailsTo(sandbox(), 'member@northside.example')).length).toBe(1);
    expect(await mailsTo(sandbox(), 'mia@family.invalid')).toEqual([]);
  });

  test('what the child holds, the account itself does not', async () => {
    await withFamily(sandbox());
    await setCourse(db(), { maxParticipants: 8 });
    expect((await bookForChild({})).errorCode).toBe('bookingoption.error.notfound');
  });

  test('the card of whoever acts pays, and the payment is theirs', async () => {
    await withFamily(sandbox());
    await setCourse(db(), { maxParticipants: 8 });
    const order = await buy(sandbox(), actingFor(child));
    expect((await order.finalize()).body.state).toBe('FINALIZED');
    expect(await takenByBank(sandbox())).toBe(1450);
    expect(await calendar(forChild)).toEqual([
      [50_001, { firstName: 'Mona', relation: 'GUARDIAN' }],
    ]);
    expect(await calendar(as)).toEqual([]);
    const mine = await sandbox().call('listPayments', as);
    expect(mine.body.content.map(({ id }) => id)).toEqual([order.id]);
    const theirs = await sandbox().call('listPayments', { as: childId });
    expect(theirs.body.content).toEqual([]);
    expect((await mailsTo(sandbox(), 'member@northside.example')).length).toBe(2);
    const entries = await db().select().from(auditEntries);
    expect(entries.every(({ accountId }) => accountId === accountIds.member)).toBe(true);
  });

  test('a partner who logs in sees who has booked, and cancels it', async () => {
    await withFamily(sandbox());
    await setCourse(db(), { maxParticipants: 8 });
    await (await buy(sandbox(), actingFor(partner))).finalize();
    const own = { as: partnerId };
    const { body } = await sandbox().call('listMyCurrentCalendarItems', own);
    expect(body).toMatchObject([{ bookedBy: { firstName: 'Mona', relation: 'PARTNER' } }]);
    const path = { uuid: body[0]?.uuid ?? '' };
    expect((await sandbox().call('cancelMyCalendarItem', { ...own, path })).status).toBe(200);
    expect(await calendar(forPartner)).toEqual([]);
  });

  test('two people at the same moment are two bookings', async () => {
    await withFamily(sandbox());
    await setCourse(db(), { maxParticipants: 8 });
    const orders = await Promise.all([
      buy(sandbox(), actingFor(child)),
      buy(sandbox(), actingFor(partner)),
      buy(sandbox(), {}),
    ]);
    const answers = await Promise.all(orders.map(({ finalize }) => finalize()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await calendar(forChild)).length).toBe(1);
    expect((await calendar(forPartner)).length).toBe(1);
    expect(await calendar(as)).toEqual([[50_001, undefined]]);
  });

  test('an order comes to its end where the bank has led to another tab', async () => {
    await withFamily(sandbox());
    await setCourse(db(), { maxParticipants: 8 });
    const { id } = await buy(sandbox(), actingFor(child));
    const done = await sandbox().call('finalizeCheckout', { ...as, path: { id } });
    expect(done.body.state).toBe('FINALIZED');
    expect((await calendar(forChild)).length).toBe(1);
    expect(await calendar(as)).toEqual([]);
    expect((await sandbox().call('getCheckout', { as: 'visitor', path: { id } })).status).toBe(404);
  });

  const refused = async (request: Request) => {
    const { status, errorCode } = await sandbox().call('listMyCurrentCalendarItems', request);
    return [status, errorCode];
  };

  test('nobody acts for a stranger, nor by the name that somebody else has for a person', async () => {
    await withFamily(sandbox());
    const stranger = actingFor('7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9bff');
    expect(await refused({ ...as, headers: stranger })).toEqual([403, notYours]);
    expect(await refused({ as: 'visitor', headers: actingFor(child) })).toEqual([403, notYours]);
    expect(await refused({ as: partnerId, headers: actingFor(child) })).toEqual([403, notYours]);
    const elsewhere = { ...actingFor(child), 'x-tenant': 'volt' };
    await db().insert(tenants).values(tenantRow('volt'));
    expect(await refused({ ...as, headers: elsewhere })).toEqual([403, notYours]);
  });

  test('a link that is taken back ends with the next call, and nothing is charged', async () => {
    await withFamily(sandbox());
    await setCourse(db(), { maxParticipants: 8 });
    const { finalize } = await buy(sandbox(), actingFor(child));
    await db().delete(familyLinks).where(eq(familyLinks.id, child));
    const { status, errorCode } = await finalize();
    expect([status, errorCode]).toEqual([403, notYours]);
    expect(await takenByBank(sandbox())).toBe(0);
  });

  test('a partner is one where both records say so', async () => {
    await withFamily(sandbox());
    expect((await refused(forPartner))[0]).toBe(200);
    await db().delete(familyLinks).where(eq(familyLinks.customerId, 7004));
    expect(await refused(forPartner)).toEqual([403, notYours]);
  });

  test('a child is one until the day on which it is of age', async () => {
    await withFamily(sandbox());
    const born = (dateOfBirth: string | null) =>
      db().update(customers).set({ dateOfBirth }).where(eq(customers.accountId, childId));
    await born('2008-11-26');
    expect((await refused(forChild))[0]).toBe(200);
    await born('2008-11-25');
    expect(await refused(forChild)).toEqual([403, notYours]);
    await born(null);
    expect(await refused(forChild)).toEqual([403, notYours]);
  });

  test('a form is filled with the person, and told at the address of whoever acts', async () => {
    await withFamily(sandbox());
    const { body } = await sandbox().call('getCustomerInfo', forChild);
    expect(body).toMatchObject({
      firstname: 'Mia',
      dateOfBirth: '2017-03-04',
      email: 'member@northside.example',
    });
  });
});
