/** Contracts of members: promised charges apply, repeated declarations take effect once, and others learn nothing. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../src/domains/accounts/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { accountEntries, customerAccounts } from '../src/domains/customerAccounts/tables.ts';
import { chargeContracts } from '../src/domains/memberships/charging.ts';
import {
  contractCharges,
  contractDeclarations,
  idlePeriods,
} from '../src/domains/memberships/tables.ts';
import type { Schemas } from '../src/platform/api.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { customerRow } from '../src/states/rows.ts';
import { addDays, instantAt } from '../src/platform/time.ts';
import { findMails } from './harness/mails.ts';
import { chargeUntil, toCents } from './harness/charges.ts';
import { useSandbox } from './harness/sandbox.ts';
import { publicCancelation } from './operations/happyMemberContracts.ts';

const sandbox = useSandbox();
const { contract: contractId, module: moduleContractId } = membershipIds;
const zone = 'Europe/Berlin';
const member = { as: 'member' } as const;

const setUpMembership = (state = 'running') => sandbox().state('a membership', { state });

/** Returns the cents charged for the running contract so far. @param position default: all */
async function sumCharges(position?: string): Promise<number> {
  const isContractCharge = and(
    eq(contractCharges.contractId, contractId),
    position === undefined ? undefined : eq(contractCharges.position, position),
  );
  const rows = await sandbox().services.db.select().from(contractCharges).where(isContractCharge);
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const findContract = async () => {
  const answer = await sandbox().call('listContracts', { ...member, query: { status: 'ACTIVE' } });
  return answer.body.find(({ id }) => id === contractId);
};

const cancel = (contractEndDate: string | null = null) =>
  sandbox().call('cancelContract', {
    ...member,
    path: { contractId },
    body: { cancelationReasonId: null, contractEndDate },
  });

test.for([0, 3])(
  'ends on possible end date number %i with the promised charges',
  async (number) => {
    await setUpMembership();
    const path = { contractId };
    const { body } = await sandbox().call('getContractCancelationDates', { ...member, path });
    const promise = body.dates[number];
    if (!promise) throw new Error(`There is no end date with index ${number}.`);
    const receipt = await cancel(promise.contractEndDate);
    expect(receipt.body).toMatchObject({
      contractEndDate: promise.contractEndDate,
      stillCharged: promise.stillCharged,
      lastCharge: promise.lastCharge,
    });
    const before = await sumCharges();
    // Charges on some days only, like a process that does not always run.
    for (const days of [3, 50, 96]) await chargeUntil(sandbox(), addDays('2026-11-25', days));
    await chargeUntil(sandbox(), addDays(promise.contractEndDate, 1));
    await chargeUntil(sandbox(), addDays(promise.contractEndDate, 90));
    expect((await sumCharges()) - before).toBe(toCents(promise.stillCharged));
    const chargeRows = await sandbox()
      .services.db.select()
      .from(contractCharges)
      .where(and(eq(contractCharges.contractId, contractId), gt(contractCharges.amountCents, 0)))
      .orderBy(asc(contractCharges.dueDate));
    expect(promise.lastCharge?.dueDate).toBe(chargeRows.at(-1)?.dueDate);
    const status = { status: 'INACTIVE' };
    const over = await sandbox().call('listContracts', { ...member, query: status });
    expect(over.body.map(({ id, state }) => [id, state])).toContainEqual([contractId, 'ENDED']);
  },
);

test('credits prepaid days on cancelation, and charges them again on withdrawal', async () => {
  await setUpMembership();
  const { db } = sandbox().services;
  const year = { term: 1, termUnit: 'YEAR' as const };
  // A second year is prepaid; a month's notice ends it in the middle.
  await db
    .update(contracts)
    .set({
      paymentFrequency: year,
      priceCents: 36_500,
      startDate: '2025-11-01',
      endDate: '2026-10-31',
    })
    .where(eq(contracts.id, contractId));
  const promise = (await findContract())?.exitPromise;
  expect(promise?.contractEndDate).toBe('2026-12-25');
  const back = promise?.charges.find(({ type }) => type === 'BASE');
  // 310 of 365 days.
  expect(back).toMatchObject({
    dueDate: '2026-11-25',
    price: { amount: -310 },
    paidUntilDate: null,
  });
  await cancel();
  const canceled = await sumCharges('BASE');
  const path = { contractId };
  expect((await sandbox().call('withdrawContractCancelation', { ...member, path })).status).toBe(
    200,
  );
  expect((await sumCharges('BASE')) - canceled).toBe(31_000);
  expect((await findContract())?.exitPromise).toEqual(promise);
});

test('ends a module with its contract, even if the module was canceled to a later date', async () => {
  await setUpMembership();
  const path = { moduleContractId };
  const { body } = await sandbox().call('getModuleCancelationDates', { ...member, path });
  const contractEndDate = body.dates.at(-1)?.contractEndDate;
  const promise = (await findContract())?.exitPromise;
  if (!promise) throw new Error('The contract has no exit promise.');
  expect([contractEndDate, promise.contractEndDate]).toEqual(['2027-05-31', '2027-02-28']);
  const answer = { cancelationReasonId: null, contractEndDate };
  await sandbox().call('cancelModuleContract', { ...member, path, body: answer });
  await cancel(promise.contractEndDate);
  const before = await sumCharges();
  await chargeUntil(sandbox(), addDays(promise.contractEndDate, 90));
  expect((await sumCharges()) - before).toBe(toCents(promise.stillCharged));
});

test.for([
  ['that the member has at the studio', 'member', customerRow.id],
  ['newly opened for the member', 'none', customerRow.id],
  ['of a contract without an account', 'nobody', null],
] as const)('books charges in the customer account %s', async ([, has, customerId]) => {
  await setUpMembership();
  const { db } = sandbox().services;
  if (has === 'member') await sandbox().state('an account balance', { state: 'owed' });
  if (has === 'nobody') await db.update(contracts).set({ accountId: null });
  await chargeUntil(sandbox(), '2026-12-01');
  const accountRows = await db
    .select({ customerId: customerAccounts.customerId })
    .from(customerAccounts)
    .innerJoin(contracts, eq(contracts.customerAccountId, customerAccounts.id))
    .where(eq(contracts.id, contractId));
  expect(accountRows).toEqual([{ customerId }]);
});

test('rejects the cancelation of a contract that ends automatically', async () => {
  await setUpMembership();
  await sandbox()
    .services.db.update(contracts)
    .set({ extension: { type: 'NONE', term: null, noticePeriod: null } })
    .where(eq(contracts.id, contractId));
  const path = { contractId };
  const { body } = await sandbox().call('getContractCancelationDates', { ...member, path });
  expect(body.dates).toEqual([]);
  expect((await findContract())?.exitPromise).toBeNull();
  expect((await cancel()).errorCode).toBe('contract.error.notcancelable');
});

test('extends the contract a day after the last notice day', async () => {
  await setUpMembership();
  sandbox().services.clock.set(instantAt(zone, '2027-01-31', '23:59'));
  expect((await findContract())?.nextEndDate).toBe('2027-02-28');
  sandbox().services.clock.set(instantAt(zone, '2027-02-01', '00:00'));
  expect((await findContract())?.nextEndDate).toBe('2027-03-01');
  const late = await cancel('2027-02-28');
  expect([late.status, late.errorCode]).toEqual([422, 'contract.error.enddatenotpossible']);
  expect(late.errors[0]?.typedArgs).toEqual([{ type: 'STRING', value: '2027-03-01' }]);
});

test('cancels a module on its own, and not again with its contract', async () => {
  await setUpMembership();
  const body = { cancelationReasonId: null, contractEndDate: null };
  const path = { moduleContractId };
  await sandbox().call('cancelModuleContract', { ...member, path, body });
  expect(
    (await findContract())?.exitPromise?.charges.filter(({ type }) => type === 'MODULE'),
  ).toHaveLength(3);
  await cancel();
  const pending = await sandbox().call('listPendingCancelations', member);
  expect(pending.body.map((one) => one.moduleContractId)).toEqual([null, moduleContractId]);
  const again = await sandbox().call('cancelModuleContract', { ...member, path, body });
  expect(again.errorCode).toBe('contract.error.alreadycanceled');
});

test('allows a module to start until the last day of a contract that a pause has lengthened', async () => {
  await setUpMembership();
  const { db, clock } = sandbox().services;
  await db
    .update(contracts)
    .set({ endDate: '2026-11-20', extension: { type: 'NONE', term: null, noticePeriod: null } })
    .where(eq(contracts.id, contractId));
  await db.insert(idlePeriods).values({
    contractId,
    startDate: '2026-10-01',
    endDate: '2026-10-15',
    lengthensTerm: true,
    state: 'ACCEPTED',
    documentAttached: false,
    requestedAt: clock.now(),
  });
  const { body } = await sandbox().call('listBookableModules', {
    ...member,
    query: { contractId },
  });
  expect(body[0]).toMatchObject({
    earliestStartDate: '2026-11-25',
    latestStartDate: '2026-12-05',
  });
});

test.for([
  [undefined, 'EUR', '4,00\u00a0€'],
  ['en-GB', 'EUR', '€4.00'],
  ['hu-HU', 'HUF', '400\u00a0Ft'],
] as const)(
  'rejects a changed module price, in language %s and %s, with the price %s',
  async ([language, currency, price]) => {
    await setUpMembership();
    const { db } = sandbox().services;
    await db.update(contracts).set({ currency }).where(eq(contracts.id, contractId));
    const refused = await sandbox().call('bookModuleContract', {
      ...member,
      headers: language === undefined ? {} : { 'accept-language': language },
      body: {
        contractId,
        contractModuleId: 92_104,
        startDate: null,
        price: { amount: 3, currency },
      },
    });
    expect([refused.status, refused.errorCode]).toEqual([409, 'contract.error.termschanged']);
    expect(refused.errors[0]?.typedArgs).toEqual([{ type: 'STRING', value: price }]);
  },
);

test('charges nothing for a module that ends with its trial period', async () => {
  await setUpMembership();
  const booked = await sandbox().call('bookModuleContract', {
    ...member,
    body: {
      contractId,
      contractModuleId: 92_104,
      startDate: null,
      price: { amount: 4, currency: 'EUR' },
    },
  });
  const { id, trialPeriodEndDate } = booked.body.moduleContract;
  const path = { moduleContractId: id };
  const { body } = await sandbox().call('getModuleCancelationDates', { ...member, path });
  expect(body.dates[0]).toMatchObject({
    contractEndDate: trialPeriodEndDate,
    stillCharged: { amount: 0 },
    lastCharge: null,
  });
  const reason = { cancelationReasonId: null, contractEndDate: null };
  await sandbox().call('cancelModuleContract', { ...member, path, body: reason });
  await chargeUntil(sandbox(), '2027-02-27');
  const { db } = sandbox().services;
  const position = eq(contractCharges.position, `MODULE ${id}`);
  expect(await db.$count(contractCharges, position)).toBe(0);
});

test('collects direct debits on their due date, with a balance of zero', async () => {
  await setUpMembership();
  const { db } = sandbox().services;
  // Removes the other contract, which is paid by bank transfer.
  await db.delete(contracts).where(eq(contracts.id, membershipIds.over));
  await chargeUntil(sandbox(), '2026-12-01');
  const isDue = eq(accountEntries.dueDate, '2026-12-01');
  const claims = and(isDue, eq(accountEntries.kind, 'CLAIM'));
  expect(await db.$count(accountEntries, claims)).toBeGreaterThan(0);
  const entries = await db.select().from(accountEntries).orderBy(asc(accountEntries.id));
  expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  const count = entries.length;
  await chargeContracts(sandbox().services);
  expect(await db.$count(accountEntries)).toBe(count);
});

const declare = (changes: Partial<Schemas['PublicCancelationRequest']> = {}) =>
  sandbox().call('createPublicCancelation', { body: { ...publicCancelation, ...changes } });

const loadEndDate = async () => {
  await sandbox().services.background.idle();
  const [found] = await sandbox()
    .services.db.select({ end: contracts.contractEndDate })
    .from(contracts)
    .where(eq(contracts.id, contractId));
  return found?.end;
};

test('carries out an ordinary cancelation without login, and notifies both addresses', async () => {
  await setUpMembership();
  const { body } = await declare();
  expect(await loadEndDate()).toBe('2027-02-28');
  const { db } = sandbox().services;
  const [kept] = await db.select().from(contractDeclarations);
  expect(kept).toMatchObject({ id: body.id, contractId });
  const [receipt] = await findMails(sandbox(), 'elsewhere@example.org');
  expect(receipt?.text).toContain(body.id);
  // The studio's records must not be mailed to an address that anyone can enter.
  expect(receipt?.text).not.toMatch(/2027/);
  const [notification] = await findMails(sandbox(), 'member@northside.example');
  expect(notification?.text).toContain('2027');
});

test.for([
  ['another person', { firstname: 'Nobody' }],
  ['another date of birth', { dateOfBirth: '1990-05-18' }],
  ['another number', { customerNumber: 'NS-1' }],
  ['another contract', { contract: 'Something else' }],
  ['an extraordinary cancelation', { type: 'EXTRAORDINARY', reason: 'My doctor says so.' }],
] as const)('gives the same answer for %s, and leaves it to the studio', async ([, changes]) => {
  await setUpMembership();
  const { status, body } = await declare(changes);
  expect([status, Object.keys(body).toSorted()]).toEqual([201, ['dateTime', 'id']]);
  expect(await loadEndDate()).toBeNull();
  const [kept] = await sandbox().services.db.select().from(contractDeclarations);
  expect(kept?.carriedOutAt).toBeNull();
});

test('cancels without login after the account was deleted', async () => {
  await setUpMembership();
  await sandbox().services.db.delete(accounts).where(eq(accounts.id, 9001));
  await declare();
  expect(await loadEndDate()).toBe('2027-02-28');
});
