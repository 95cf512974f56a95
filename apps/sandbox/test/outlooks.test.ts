/** Outlooks of a contract: each choice has the effect that its outlook shows. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { idlePeriodRules } from '../src/domains/idlePeriods/tables.ts';
import { contractOffers, contracts } from '../src/domains/membershipOffers/tables.ts';
import { chargeContracts } from '../src/domains/memberships/charging.ts';
import { contractCharges } from '../src/domains/memberships/tables.ts';
import type { Schemas } from '../src/platform/api.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { chargeUntil, toCents } from './harness/charges.ts';
import { useSandbox } from './harness/sandbox.ts';
import { upgradeRequest } from './operations/happyContracts.ts';

type Outlook = Schemas['ContractOutlook'];

const sandbox = useSandbox();
const contractId = membershipIds.contract;
const member = { as: 'member' } as const;
const ofContract = { ...member, path: { contractId } };
let upgrade: Awaited<ReturnType<typeof upgradeRequest>>;

beforeEach(async () => {
  upgrade = await upgradeRequest(sandbox());
  await sandbox().state('idle periods', { may: 'pause at once', document: 'not required' });
  // Runs the charges due by today.
  await sandbox().services.db.update(contracts).set({ chargedUntil: null });
  await chargeContracts(sandbox().services);
});

const loadOutlooks = async () => (await sandbox().call('getContractOutlooks', ofContract)).body;

const findOutlook = (outlooks: readonly Outlook[], choice: Outlook['choice']): Outlook => {
  const found = outlooks.find((one) => one.choice === choice);
  if (!found) throw new Error(`There is no outlook for ${choice}.`);
  return found;
};

/** Carries out a choice as the portal would. */
const carryOut: Record<Outlook['choice'], (outlook: Outlook) => Promise<{ status: number }>> = {
  KEEP: () => Promise.resolve({ status: 200 }),
  PAUSE: ({ pause }) => sandbox().call('createIdlePeriod', { ...member, body: { ...pause } }),
  CHANGE: ({ upgrade: change }) =>
    sandbox().call('signContract', {
      ...member,
      body: {
        ...upgrade,
        earlyStartRequested: true,
        contractOfferTermId: change?.preview.contractOfferTermId,
        startDate: change?.preview.contractStartDate,
        moduleIds: change?.preview.lines.flatMap(({ contractModuleId: id }) => id ?? []),
        totalPrice: change?.preview.totalPrice,
      },
    }),
  CANCEL: () =>
    sandbox().call('cancelContract', {
      ...ofContract,
      body: { cancelationReasonId: null, contractEndDate: null },
    }),
};

/** Lists what has been charged so far, for all contracts. */
const listCharged = () => sandbox().services.db.select().from(contractCharges);

const sum = (charges: { amountCents: number }[]): number =>
  charges.reduce((total, { amountCents }) => total + amountCents, 0);

describe.for(['KEEP', 'PAUSE', 'CHANGE', 'CANCEL'] as const)('%s', (choice) => {
  test('charges the shown total within twelve months', async () => {
    const { outlooks, untilDate } = await loadOutlooks();
    const outlook = findOutlook(outlooks, choice);
    expect(untilDate).toBe('2027-11-24');
    const before = sum(await listCharged());
    expect((await carryOut[choice](outlook)).status).toBeLessThan(300);
    await chargeUntil(sandbox(), untilDate);
    expect(sum(await listCharged()) - before).toBe(toCents(outlook.total));
  });

  test('takes the shown payment next', async () => {
    const { outlooks } = await loadOutlooks();
    const outlook = findOutlook(outlooks, choice);
    const { nextPayment } = outlook;
    if (!nextPayment) throw new Error('Nothing is left to pay.');
    await carryOut[choice](outlook);
    const before = sum(await listCharged());
    await chargeUntil(sandbox(), nextPayment.dueDate);
    expect(sum(await listCharged()) - before).toBe(toCents(nextPayment.price));
    const shown = nextPayment.charges.map(({ price }) => ({ amountCents: toCents(price) }));
    expect(sum(shown)).toBe(toCents(nextPayment.price));
  });

  test('shows the last day that the contract has then', async () => {
    const outlook = findOutlook((await loadOutlooks()).outlooks, choice);
    await carryOut[choice](outlook);
    const { body } = await sandbox().call('listContracts', {
      ...member,
      query: { status: 'ACTIVE' },
    });
    const latest = body.find(({ replaces }) => replaces !== null);
    expect(latest ?? body.find(({ id }) => id === contractId)).toMatchObject({
      nextEndDate: outlook.endDate,
    });
  });
});

test('proposes a pause of four weeks, or of the length closest to it', async () => {
  const find = async () => findOutlook((await loadOutlooks()).outlooks, 'PAUSE').pause;
  expect(await find()).toEqual({ startDate: '2026-12-02', endDate: '2026-12-29' });
  const { db } = sandbox().services;
  const setLength = (minimumLength: Schemas['Term'], maximumLength: Schemas['Term']) =>
    db.update(idlePeriodRules).set({ minimumLength, maximumLength });
  await setLength({ term: 1, termUnit: 'WEEK' }, { term: 2, termUnit: 'WEEK' });
  expect(await find()).toEqual({ startDate: '2026-12-02', endDate: '2026-12-15' });
  await setLength({ term: 6, termUnit: 'WEEK' }, { term: 8, termUnit: 'WEEK' });
  expect(await find()).toEqual({ startDate: '2026-12-02', endDate: '2027-01-12' });
});

test('ends the proposed pause before the next one', async () => {
  await sandbox()
    .services.db.update(idlePeriodRules)
    .set({ minimumLength: { term: 1, termUnit: 'WEEK' } });
  const next = { startDate: '2026-12-14', endDate: '2026-12-28' };
  await sandbox().call('createIdlePeriod', { ...member, body: next });
  expect(findOutlook((await loadOutlooks()).outlooks, 'PAUSE').pause).toEqual({
    startDate: '2026-12-02',
    endDate: '2026-12-13',
  });
});

test('leaves out terms that cost less than the remaining charges', async () => {
  const { db } = sandbox().services;
  const year = { term: 1, termUnit: 'YEAR' } as const;
  const count = async () =>
    (await loadOutlooks()).outlooks.filter(({ choice }) => choice === 'CHANGE').length;
  expect(await count()).toBeGreaterThan(0);
  await db
    .update(contracts)
    .set({ priceCents: 900_000, endDate: '2029-02-28', paymentFrequency: year })
    .where(eq(contracts.id, contractId));
  expect(await count()).toBe(0);
});

test('has no change at a studio without offers', async () => {
  await sandbox().services.db.update(contractOffers).set({ validUntil: '2026-11-24' });
  const { outlooks } = await loadOutlooks();
  expect(outlooks.map(({ choice }) => choice)).toEqual(['KEEP', 'PAUSE', 'CANCEL']);
});

test('only keeps a canceled contract, until its last day', async () => {
  await sandbox().state('a membership', { state: 'canceled' });
  const { outlooks } = await loadOutlooks();
  expect(outlooks).toMatchObject([{ choice: 'KEEP', endDate: '2027-02-28' }]);
});
