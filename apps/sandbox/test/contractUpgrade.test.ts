/** Contract upgrades: the signed terms equal the preview to the cent, and an upgrade never ends a contract early. */
import { and, eq, lt, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../src/domains/accounts/tables.ts';
import {
  contractOffers,
  contractOfferTerms,
  contracts,
} from '../src/domains/membershipOffers/tables.ts';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import { chargeContracts } from '../src/domains/memberships/charging.ts';
import { contractCharges, contractPriceChanges } from '../src/domains/memberships/tables.ts';
import type { Schemas } from '../src/platform/api.ts';
import { membershipIds, yearRow } from '../src/states/membershipRows.ts';
import { addDays, instantAt } from '../src/platform/time.ts';
import { findMails } from './harness/mails.ts';
import { chargeUntil, toCents } from './harness/charges.ts';
import { type Request, useSandbox } from './harness/sandbox.ts';
import { upgradeRequest } from './operations/happyContracts.ts';

const today = '2026-11-25';
const zone = 'Europe/Berlin';
const contractId = membershipIds.contract;
const member = { as: 'member' } as const;
const year = { term: 1, termUnit: 'YEAR' } as const;

type Wanted = Omit<
  Awaited<ReturnType<typeof upgradeRequest>>,
  'preuseDate' | 'voucherCode' | 'referralCode' | 'sepaMandate' | 'paymentSignature'
> &
  Pick<Schemas['SignContractRequest'], 'sepaMandate' | 'paymentSignature'>;

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const call = <Id extends Parameters<ReturnType<typeof sandbox>['call']>[0]>(
  id: Id,
  request: Request,
) => sandbox().call(id, request);

const preview = async (wanted: Wanted, headers: Record<string, string> = {}) => {
  const { contractUuid, organizationUnitId, contractOfferTermId, startDate, moduleIds } = wanted;
  const body = { contractUuid, organizationUnitId, contractOfferTermId, startDate, moduleIds };
  return call('previewContractUpgrade', { body, headers });
};

const sign = (body: Wanted, headers: Record<string, string> = {}) =>
  call('signContract', { ...member, body, headers });

/** Switches the contract to a yearly charge, paid far in advance. */
const prepayContract = () =>
  db()
    .update(contracts)
    .set({ paymentFrequency: year, priceCents: 36_500 })
    .where(eq(contracts.id, contractId));

/** Returns the cents charged for the contract so far. */
async function sumCharges(id: number): Promise<number> {
  const [row] = await db()
    .select({ cents: sql<number>`coalesce(sum(${contractCharges.amountCents}), 0)::int` })
    .from(contractCharges)
    .where(eq(contractCharges.contractId, id));
  return row?.cents ?? 0;
}

const findContract = async (id: number, status = 'ACTIVE') => {
  const { body } = await call('listContracts', { ...member, query: { status } });
  return body.find((one) => one.id === id);
};

test('keeps the mandate of the replaced contract when none is sent', async () => {
  const wanted = await upgradeRequest(sandbox());
  await db().update(contractOffers).set({ paymentSignatureRequired: true });
  const { body: shown } = await preview(wanted);
  const kept = { sepaMandate: null, paymentSignature: null };
  const { status } = await sign({ ...wanted, ...kept, totalPrice: shown.preview.totalPrice });
  expect(status).toBe(201);
  const { body } = await call('listContracts', { ...member, query: { status: 'ACTIVE' } });
  expect(body.find(({ replaces }) => replaces !== null)).toMatchObject({
    paymentMethod: 'DIRECT_DEBIT',
    mandateReference: yearRow.mandateReference,
    maskedIban: yearRow.maskedIban,
  });
});

test('requires a mandate if the replaced contract has none', async () => {
  const wanted = await upgradeRequest(sandbox());
  await db()
    .update(contracts)
    .set({ paymentMethod: 'BANK_TRANSFER', mandateReference: null, maskedIban: null })
    .where(eq(contracts.id, contractId));
  expect((await sign({ ...wanted, sepaMandate: null, paymentSignature: null })).status).toBe(400);
});

test('ends the old contract the day before, credits the prepaid amount, and links both contracts', async () => {
  const wanted = await upgradeRequest(sandbox());
  await prepayContract();
  // Runs the charges due by today before the preview.
  await db().update(contracts).set({ chargedUntil: null }).where(eq(contracts.id, contractId));
  await chargeContracts(sandbox().services);
  const before = await sumCharges(contractId);
  const { body: shown } = await preview(wanted);
  // Credits 59 of 365 days of the year paid on March 1, and 59 of 181 days of the half-yearly fee.
  expect(toCents(shown.credit)).toBe(6_210);
  expect(shown.currentEndDate).toBe('2026-12-31');
  const { body, status } = await sign({ ...wanted, totalPrice: shown.preview.totalPrice });
  expect(status).toBe(201);
  expect(body.contract.lines).toEqual(shown.preview.lines);
  expect(body.contract.replaces).toEqual({
    contractNumber: yearRow.contractNumber,
    name: yearRow.name,
    contractEndDate: shown.currentEndDate,
    stillCharged: shown.stillCharged,
    credit: shown.credit,
  });
  expect((await sumCharges(contractId)) - before).toBe(-6_210);
  const back = and(eq(accountEntries.kind, 'CLAIM'), lt(accountEntries.amountCents, 0));
  const creditEntries = await db().select().from(accountEntries).where(back);
  expect(
    creditEntries.map(({ amountCents }) => amountCents).toSorted((one, other) => one - other),
  ).toEqual([-5_900, -310]);
  await chargeUntil(sandbox(), '2027-01-31');
  expect((await sumCharges(contractId)) - before).toBe(
    toCents(shown.stillCharged) - toCents(shown.credit),
  );

  const over = await findContract(contractId, 'INACTIVE');
  expect(over).toMatchObject({ contractEndDate: '2026-12-31', upgradable: false });
  expect(over?.replacedBy).toMatchObject({ contractNumber: body.contract.contractNumber });
  expect((await findContract(body.contract.id))?.replaces).toEqual(body.contract.replaces);
  // One-off fees were paid with the first contract, and the welcome discount applies once.
  expect(body.contract.flatFeeContracts.map(({ name }) => name)).toEqual(['Service fee']);
  expect(body.contract.lines.map(({ type }) => type)).toEqual(['BASE', 'MODULE', 'FLAT_FEE']);
  const [mail] = await findMails(sandbox(), wanted.customerData.email);
  expect(mail?.text).toContain(yearRow.contractNumber);
  expect(mail?.text).toContain('62.10');
  const audited = eq(auditEntries.operationId, 'signContract');
  const entries = await db().select().from(auditEntries).where(audited);
  expect(entries.map(({ kind, thingId }) => [kind, thingId])).toContainEqual([
    'contract',
    String(contractId),
  ]);
});

test('rejects withdrawing, canceling and upgrading a replaced contract', async () => {
  const wanted = await upgradeRequest(sandbox());
  await sign(wanted);
  const path = { contractId };
  const withdrawn = await call('withdrawContractCancelation', { ...member, path });
  expect(withdrawn.errorCode).toBe('contract.error.notcanceled');
  const cancel = { cancelationReasonId: null, contractEndDate: null };
  const canceled = await call('cancelContract', { ...member, path, body: cancel });
  expect(canceled.errorCode).toBe('contract.error.alreadycanceled');
  expect((await preview(wanted)).errorCode).toBe('contract.error.notupgradable');
  // The contract was replaced, not canceled, so no cancelation is pending.
  expect((await call('listPendingCancelations', member)).body).toEqual([]);
  expect(await findContract(contractId)).toMatchObject({ state: 'CANCELED', withdrawable: false });
});

test('ends and signs one contract when repeated with the same key', async () => {
  const wanted = await upgradeRequest(sandbox());
  const before = await db().$count(contracts);
  const key = { 'Idempotency-Key': 'one-change-of-membership' };
  const first = await sign(wanted, key);
  const again = await sign(wanted, key);
  expect(again.body).toEqual(first.body);
  expect(await db().$count(contracts)).toBe(before + 1);
});

test('signs one of two concurrent upgrades', async () => {
  const one = await upgradeRequest(sandbox());
  const other = await upgradeRequest(sandbox(), { keep: true });
  const before = await db().$count(contracts);
  const answers = await Promise.all([sign(one), sign(other)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);
  expect(answers.find(({ status }) => status === 409)?.errorCode).toBe(
    'contract.error.notupgradable',
  );
  expect(await db().$count(contracts)).toBe(before + 1);
});

describe('an upgrade', () => {
  test.for([
    ['an unknown contract', { contractUuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4fff' }, 404],
    ['a first day of use', { preuseDate: '2026-12-20' }, 400],
    ['a voucher', { voucherCode: 'WELCOME-10' }, 400],
    ['a referral code', { referralCode: 'MONA2026' }, 400],
  ] satisfies [string, Record<string, unknown>, number][])(
    'rejects %s',
    async ([, changes, expected]) => {
      const wanted = await upgradeRequest(sandbox());
      const refused = await sign({ ...wanted, ...changes });
      expect(refused.status).toBe(expected);
      expect(await findContract(contractId)).toMatchObject({ state: 'RUNNING', upgradable: true });
    },
  );

  test('rejects the contract of another account, and a request without a session', async () => {
    const body = await upgradeRequest(sandbox());
    const stranger = await call('signContract', { as: 'visitor', body });
    expect(stranger.errorCode).toBe('contract.error.notfound');
    const guest = await call('signPublicContract', { body });
    expect(guest.errorCode).toBe('contract.error.notfound');
  });

  test('rejects a contract that has not started or has ended', async () => {
    const wanted = await upgradeRequest(sandbox());
    const isMemberContract = eq(contracts.id, contractId);
    await db()
      .update(contracts)
      .set({ startDate: addDays(today, 1) })
      .where(isMemberContract);
    expect((await sign(wanted)).errorCode).toBe('contract.error.notupgradable');
    expect((await findContract(contractId))?.upgradable).toBe(false);
    const { uuid: contractUuid } = (await db().select().from(contracts)).find(
      ({ id }) => id === membershipIds.over,
    ) ?? { uuid: '' };
    expect((await sign({ ...wanted, contractUuid })).errorCode).toBe(
      'contract.error.notupgradable',
    );
  });

  test('rejects a start on the first day of the current contract', async () => {
    const wanted = { ...(await upgradeRequest(sandbox())), startDate: today };
    await db().execute(sql`update contract_offers set starts_on = 'ANY_DAY'`);
    await db().update(contracts).set({ startDate: today }).where(eq(contracts.id, contractId));
    const refused = await preview(wanted);
    expect(refused.errorCode).toBe('contract.error.startdatenotallowed');
    expect(refused.errors[0]?.typedArgs?.[0]?.value).toBe(addDays(today, 1));
    const { body } = await preview({ ...wanted, startDate: addDays(today, 1) });
    expect(body.currentEndDate).toBe(today);
  });

  test('rejects a price a cent below the outstanding amount', async () => {
    const wanted = { ...(await upgradeRequest(sandbox())), moduleIds: [] };
    const set = (priceCents: number) =>
      db()
        .update(contractOfferTerms)
        .set({ priceCents, flatFees: [], term: { term: 1, termUnit: 'MONTH' } })
        .where(eq(contractOfferTerms.id, wanted.contractOfferTermId));
    // January and February with the beverage module, the rest of the half-yearly fee, and a new card.
    await set(7_789);
    const refused = await preview(wanted);
    expect(refused.errorCode).toBe('contract.error.upgradecostsless');
    expect(refused.errors[0]?.typedArgs).toEqual([{ type: 'STRING', value: '77,90\u00a0€' }]);
    const english = await preview(wanted, { 'accept-language': 'en-GB' });
    expect(english.errors[0]?.typedArgs).toEqual([{ type: 'STRING', value: '€77.90' }]);
    await set(7_790);
    const { body } = await preview(wanted);
    expect((await sign({ ...wanted, totalPrice: body.preview.totalPrice })).status).toBe(201);
  });
});

test('charges and credits the previewed amounts to the cent, for any contract and date', async () => {
  const cases = fc.record({
    rhythm: fc.constantFrom(
      { term: 1, termUnit: 'MONTH' as const },
      { term: 3, termUnit: 'MONTH' as const },
      { term: 1, termUnit: 'YEAR' as const },
      { term: 2, termUnit: 'WEEK' as const },
    ),
    priceCents: fc.integer({ min: 1, max: 4_000 }),
    newPrice: fc.integer({ min: 1, max: 4_000 }),
    began: fc.integer({ min: 1, max: 400 }),
    begins: fc.integer({ min: 0, max: 60 }),
    changes: fc.boolean(),
  });
  const one = async ({
    rhythm,
    priceCents,
    newPrice,
    began,
    begins,
    changes,
  }: ArbitraryCase<typeof cases>) => {
    sandbox().services.clock.set(instantAt(zone, today, '12:00'));
    const wanted = { ...(await upgradeRequest(sandbox())), startDate: addDays(today, begins) };
    const startDate = addDays(today, -began);
    await db()
      .update(contracts)
      .set({ paymentFrequency: rhythm, priceCents, startDate, endDate: addDays(startDate, 364) })
      .where(eq(contracts.id, contractId));
    if (!changes) await db().delete(contractPriceChanges);
    // Allows any start date, and makes the price high enough for all of them.
    await db().execute(sql`update contract_offers set starts_on = 'ANY_DAY'`);
    await db()
      .update(contractOfferTerms)
      .set({ priceCents: newPrice + 90_000 })
      .where(eq(contractOfferTerms.id, wanted.contractOfferTermId));
    const { body: shown } = await preview(wanted);
    const { totalPrice } = shown.preview;
    const { body, status } = await sign({ ...wanted, totalPrice, earlyStartRequested: true });
    expect(status).toBe(201);
    expect(body.contract.totalPrice).toEqual(totalPrice);
    expect(body.contract.replaces).toMatchObject({
      contractEndDate: shown.currentEndDate,
      stillCharged: shown.stillCharged,
      credit: shown.credit,
    });
    // A contract without an end owes what was due by today; from then on it owes the previewed amount.
    const chargedBefore = await sumCharges(contractId);
    await chargeUntil(sandbox(), addDays(today, 90));
    expect((await sumCharges(contractId)) - chargedBefore).toBeLessThanOrEqual(
      toCents(shown.stillCharged),
    );
    expect((await findContract(contractId, 'INACTIVE'))?.contractEndDate).toBe(
      shown.currentEndDate,
    );
    const [{ backCents } = { backCents: 0 }] = await db()
      .select({
        backCents: sql<number>`coalesce(-sum(${contractCharges.amountCents}), 0)::int`,
      })
      .from(contractCharges)
      .where(
        and(eq(contractCharges.contractId, contractId), sql`${contractCharges.amountCents} < 0`),
      );
    expect(backCents).toBe(toCents(shown.credit));
    expect((await sumCharges(contractId)) - chargedBefore).toBe(toCents(shown.stillCharged));
  };
  await fc.assert(fc.asyncProperty(cases, one), { numRuns: 12, seed: 20_261_125 });
});

type ArbitraryCase<Cases> = Cases extends fc.Arbitrary<infer Case> ? Case : never;
