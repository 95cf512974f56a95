/** Personal data at a studio: changed immediately or after approval, confirmed by mail, and readable as a file. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers, studioConnects } from '../src/domains/accounts/tables.ts';
import { decideAmendment, decideOldAmendments } from '../src/domains/customerData/amendments.ts';
import { findCustomerStudio } from '../src/domains/accounts/findCustomerStudio.ts';
import { customerAmendments } from '../src/domains/customerData/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { idlePeriods } from '../src/domains/memberships/tables.ts';
import { paymentInstruments } from '../src/domains/payments/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { setPermissions } from '../src/states/memberPermissions.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { customerRow, memberId, studioRow } from '../src/states/rows.ts';
import { createMandate } from './harness/links.ts';
import { findMails } from './harness/mails.ts';
import { useSandbox } from './harness/sandbox.ts';
import { signedRequest } from './operations/happyContracts.ts';
import { newAddress, newPerson } from './operations/happyCustomerData.ts';

const mona = 'member@northside.example';
const as = 'member' as const;

const sandbox = useSandbox();
const setPermission = (word: string) => sandbox().state('what the member may do', { may: word });
const findAmendmentId = async () => {
  const [found] = await sandbox().services.db.select().from(customerAmendments);
  return found?.id ?? '';
};

test('keeps a change pending until the studio approves it', async () => {
  await setPermission('ask for changes');
  const requested = await sandbox().call('savePersonalData', { as, body: newPerson });
  expect(requested.body).toMatchObject({
    lastname: 'Muster',
    pendingAmendment: { lastname: 'Beispiel', dateOfBirth: '1990-05-17' },
  });
  const again = await sandbox().call('savePersonalData', { as, body: newPerson });
  expect(again.body).toEqual(requested.body);
  const other = { as, body: { ...newPerson, firstname: 'Lisa' } };
  expect((await sandbox().call('savePersonalData', other)).errorCode).toBe(
    'amendment.error.pending',
  );
  const { services } = sandbox();
  services.clock.set(new Date(services.clock.now().getTime() + 1441 * 60_000));
  await decideOldAmendments(services);
  const { body } = await sandbox().call('getPersonalData', { as });
  expect(body).toMatchObject({ lastname: 'Beispiel', pendingAmendment: null });
});

test('changes nothing when a request is withdrawn', async () => {
  await setPermission('ask for changes');
  await sandbox().call('saveAddressData', { as, body: newAddress });
  const path = { id: await findAmendmentId() };
  expect((await sandbox().call('withdrawAmendment', { as, path })).status).toBe(204);
  await decideAmendment(sandbox().services, path.id, 'ACCEPTED', sandbox().services.clock.now());
  const { body } = await sandbox().call('getAddressData', { as });
  expect(body).toMatchObject({ city: 'Berlin', pendingAmendment: null });
});

test('uses the home studio, else a connected one, else the first of the chain', async () => {
  const { db } = sandbox().services;
  await db.insert(studios).values(studioRow(1002)).onConflictDoNothing();
  await db.delete(studioConnects).where(eq(studioConnects.accountId, memberId));
  await db.insert(studioConnects).values({ accountId: memberId, studioId: 1002 });
  const findStudioId = async (homeStudioId: number | null, accountId: number | null) => {
    const member = { homeStudioId, accountId, tenant: 'northside' };
    return (await findCustomerStudio(db, member)).id;
  };
  expect(await findStudioId(1001, memberId)).toBe(1001);
  expect(await findStudioId(null, memberId)).toBe(1002);
  expect(await findStudioId(null, null)).toBe(1001);
  // A studio that does not exist.
  expect(await findStudioId(1999, memberId)).toBe(1002);
});

test('requires provinces only at studios of a country that has them, and only its own', async () => {
  await setPermission('change at once');
  const save = async (provinceCode: string | null) =>
    (await sandbox().call('saveAddressData', { as, body: { ...newAddress, provinceCode } })).status;
  expect([await save(null), await save('NY'), await save('MI')]).toEqual([200, 422, 200]);
  const { db } = sandbox().services;
  const [studio] = await db.select().from(studios).where(eq(studios.id, 1001));
  if (!studio) throw new Error('The test world has no studio 1001.');
  const address = { ...studio.address, countryCode: 'IT' };
  await db.update(studios).set({ address }).where(eq(studios.id, 1001));
  expect([await save(null), await save('NY'), await save('MI')]).toEqual([422, 422, 200]);
});

test('pays with the signed mandate, and switches the contract to a new bank account', async () => {
  await setPermissions(sandbox().services.db, [
    'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS',
    'CUSTOMER_CENTER_PAYMENT_ACTIVE_READ',
    'CUSTOMER_CENTER_PAYMENT_ACTIVE_WITHOUT_VERIFICATION',
  ]);
  const signing = await signedRequest(sandbox());
  expect((await sandbox().call('signContract', { as: 'visitor', body: signing })).status).toBe(201);
  const paid = await sandbox().call('getPaymentData', { as: 'visitor' });
  expect(paid.body).toMatchObject({
    paymentMethod: 'DIRECT_DEBIT',
    mandateReference: signing.sepaMandate?.mandateReference,
  });
  const sepaMandate = await createMandate(sandbox());
  const body = { ...sepaMandate, paymentSignature: null };
  expect((await sandbox().call('savePaymentData', { as: 'visitor', body })).status).toBe(200);
  const query = { status: 'ACTIVE' } as const;
  const { body: signed } = await sandbox().call('listContracts', { as: 'visitor', query });
  expect(signed).toMatchObject([
    { mandateReference: sepaMandate.sepaMandate.mandateReference, paymentMethod: 'DIRECT_DEBIT' },
  ]);
});

test.for([
  ['switches a contract to a new bank account until its lengthened', '2026-11-20', true],
  ['keeps the bank account of a contract after its lengthened', '2026-11-19', false],
] as const)('%s last day', async ([, endDate, isSwitched]) => {
  await sandbox().state('a membership', { state: 'running' });
  await setPermission('change at once');
  const { db, clock } = sandbox().services;
  const isOwn = eq(contracts.id, membershipIds.contract);
  await db
    .update(contracts)
    .set({
      endDate,
      lastPossibleCancelationDate: null,
      extension: { type: 'NONE', term: null, noticePeriod: null },
    })
    .where(isOwn);
  await db.insert(idlePeriods).values({
    contractId: membershipIds.contract,
    startDate: '2026-10-01',
    endDate: '2026-10-05',
    lengthensTerm: true,
    state: 'ACCEPTED',
    documentAttached: false,
    requestedAt: clock.now(),
  });
  const body = { ...(await createMandate(sandbox())), paymentSignature: null };
  expect((await sandbox().call('savePaymentData', { as, body })).status).toBe(200);
  const [contract] = await db.select().from(contracts).where(isOwn);
  expect(contract?.mandateReference === body.sepaMandate.mandateReference).toBe(isSwitched);
});

test('keeps a pending bank account from paying until the studio approves it', async () => {
  await setPermission('ask for changes');
  await sandbox().state('a logged-in member', {});
  await sandbox().state('a paid membership', { by: 'direct debit' });
  const paymentBody = { ...(await createMandate(sandbox())), paymentSignature: null };
  const requested = await sandbox().call('savePaymentData', { as, body: paymentBody });
  expect(requested.body.mandateReference).toBe('NO1001-2B4D6F8HJK');
  const { mandateReference } = paymentBody.sepaMandate;
  expect(requested.body.pendingAmendment).toMatchObject({ mandateReference });
  const [mail, ...others] = await findMails(sandbox(), mona);
  expect(mail?.subject).toContain('Request: Direct debit DE•• •••• 4242');
  expect(others).toEqual([]);
  await decideAmendment(
    sandbox().services,
    await findAmendmentId(),
    'ACCEPTED',
    sandbox().services.clock.now(),
  );
  const { body } = await sandbox().call('getPaymentData', { as });
  expect(body).toMatchObject({ mandateReference, pendingAmendment: null });
});

test('archives a withdrawn bank account', async () => {
  await setPermission('ask for changes');
  await sandbox().call('savePaymentData', {
    as,
    body: { ...(await createMandate(sandbox())), paymentSignature: null },
  });
  await sandbox().call('withdrawAmendment', { as, path: { id: await findAmendmentId() } });
  const [kept] = await sandbox().services.db.select().from(paymentInstruments);
  expect(kept?.archivedAt).not.toBeNull();
  const { body } = await sandbox().call('getPaymentData', { as });
  expect(body).toMatchObject({ paymentMethod: 'UNDEFINED', pendingAmendment: null });
});

test('notifies the member of an attempt that the bank declines', async () => {
  await setPermission('change at once');
  const body = {
    ...(await createMandate(sandbox(), 'DE09100100100000000002')),
    paymentSignature: null,
  };
  const refused = await sandbox().call('savePaymentData', { as, body });
  expect(refused.errorCode).toBe('paymentinstrument.error.declined');
  const subjects = (await findMails(sandbox(), mona)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('Request: Direct debit DE•• •••• 0002')]);
});

test('hides the pending change of another member', async () => {
  const id = '6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01';
  await sandbox().state('an amendment', { id, section: 'contact', state: 'pending' });
  const { db } = sandbox().services;
  const [other] = await db
    .insert(customers)
    .values({ tenant: 'northside' })
    .returning({ id: customers.id });
  await db.update(customerAmendments).set({ customerId: other?.id ?? 0 });
  const refused = await sandbox().call('withdrawAmendment', { as, path: { id } });
  expect(refused.errorCode).toBe('amendment.error.notfound');
});

test('creates tagged files with embedded fonts', async () => {
  await setPermission('change at once');
  await sandbox().state('a logged-in member', {});
  await sandbox().state('a paid membership', { by: 'direct debit' });
  await sandbox()
    .services.db.update(customers)
    .set({ lastname: 'Żółć' })
    .where(eq(customers.id, customerRow.id));
  for (const id of ['getDataPrivacyDocument', 'getSepaMandateDocument'] as const) {
    const { headers, text } = await sandbox().call(id, {
      as,
      headers: { 'accept-language': 'pl-PL' },
    });
    expect(headers['content-type']).toBe('application/pdf');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    for (const part of ['/MarkInfo', '/StructTreeRoot', '/FontFile2', '/Lang'])
      expect(text).toContain(part);
  }
});
