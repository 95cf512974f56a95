/**
 * Loyalty points: earned by events, spent once, and expired by the program's rule, also across years; rewards apply
 * where they belong.
 */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { confirmOldRegistrations } from '../src/domains/loyalty/join.ts';
import { computeLedger, type Movement } from '../src/domains/loyalty/ledger.ts';
import { expiryDay } from '../src/domains/points/earning.ts';
import { findNextLevel, toLevels } from '../src/domains/loyalty/levels.ts';
import { loyaltyPremiums } from '../src/domains/loyalty/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { charge } from '../src/domains/memberships/charging.ts';
import { findMembership } from '../src/domains/memberships/membership.ts';
import { contractCharges } from '../src/domains/memberships/tables.ts';
import { assignmentIds } from '../src/states/loyaltyRows.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { addMinutes } from '../src/platform/time.ts';
import { useSandbox } from './harness/sandbox.ts';
import { signedRequest } from './operations/happyContracts.ts';

const year = { term: 12, termUnit: 'MONTH' } as const;

describe('points', () => {
  test.for([
    ['2026-02-28', year, false, '2027-02-28'],
    ['2024-02-29', year, false, '2025-02-28'],
    ['2026-12-31', { term: 1, termUnit: 'DAY' } as const, false, '2027-01-01'],
    ['2026-01-01', year, true, '2027-12-31'],
    ['2026-12-31', year, true, '2027-12-31'],
    ['2025-12-31', { term: 2, termUnit: 'MONTH' } as const, true, '2026-12-31'],
  ] as const)(
    'earned on %s expire by the program’s rule',
    ([day, pointsExpiry, expiresAtYearEnd, last]) => {
      expect(expiryDay(day, { pointsExpiry, expiresAtYearEnd })).toBe(last);
    },
  );

  const earned = (points: number, day: string, expiresOn: string): Movement => ({
    type: 'EARNED',
    name: day,
    points,
    day,
    expiresOn,
  });
  const spent = (points: number, day: string): Movement => ({
    type: 'REDEEMED',
    name: 'Reward',
    points: -points,
    day,
    expiresOn: null,
  });
  const movements = [
    earned(100, '2026-01-10', '2026-12-31'),
    earned(50, '2026-06-01', '2027-06-01'),
    spent(60, '2026-07-01'),
  ];

  test('are spent in order of expiry, and are valid on their last day', () => {
    const last = computeLedger(movements, '2026-12-31');
    expect(last.balance).toBe(90);
    expect(last.expirations).toEqual([
      { points: 40, date: '2026-12-31' },
      { points: 50, date: '2027-06-01' },
    ]);
    const next = computeLedger(movements, '2027-01-01');
    expect(next).toMatchObject({ balance: 50, collected: 150 });
    expect(next.entries.at(-1)).toMatchObject({
      type: 'EXPIRED',
      points: -40,
      date: '2027-01-01',
    });
  });

  test('add up to the balance on every day, including those spent after an expiry', () => {
    const more = [...movements, spent(30, '2027-02-01')];
    for (const today of ['2027-02-01', '2027-06-01', '2027-06-02', '2029-01-01']) {
      const { balance, entries } = computeLedger(more, today);
      expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
    }
    expect(computeLedger(more, '2027-06-01').balance).toBe(20);
    expect(computeLedger(more, '2027-06-02').balance).toBe(0);
  });
});

test.for([
  [0, [true, false, false], { name: 'Silver', pointsMissing: 500, progress: 0 }],
  [499, [true, false, false], { name: 'Silver', pointsMissing: 1, progress: 99 }],
  [500, [true, true, false], { name: 'Gold', pointsMissing: 1000, progress: 0 }],
  [750, [true, true, false], { name: 'Gold', pointsMissing: 750, progress: 25 }],
  [1500, [true, true, true], null],
] as const)('with %i points computes the current and the next level', ([points, reached, next]) => {
  const levels = [
    { name: 'Bronze', threshold: 0 },
    { name: 'Silver', threshold: 500 },
    { name: 'Gold', threshold: 1500 },
  ].map((level, id) => ({ ...level, id, tenant: 'northside', description: '' }));
  expect(toLevels(levels, points).map((level) => level.reached)).toEqual(reached);
  expect(toLevels(levels, points).filter(({ current }) => current)).toMatchObject([
    { id: reached.lastIndexOf(true) },
  ]);
  expect(findNextLevel(levels, points)).toEqual(next);
});

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const redeem = (assignmentId: number, more = {}, headers = {}) =>
  sandbox().call('redeemLoyaltyPremium', {
    as: 'member',
    body: { assignmentId, ...more },
    headers,
  });
const program = (member: 'registered' | 'not registered' = 'registered') =>
  sandbox().state('a loyalty program', { member, program: 'usual' });

test('deducts a free week from the charge once, and answers a repeated request the same', async () => {
  await sandbox().state('a membership', { state: 'running' });
  await program();
  const info = await sandbox().call('getLoyaltyPremiumInfo', {
    as: 'member',
    path: { assignmentId: assignmentIds.free },
  });
  expect(info.body.possibleRewardStartDates).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  const refused = await redeem(assignmentIds.free, { rewardStartDate: '2026-12-02' });
  expect(refused.errorCode).toBe('reward.error.startdatenotallowed');
  const headers = { 'idempotency-key': '0d4f1f0e-6a8b-4a52-9b43-2b7c0d9e1f11' };
  const first = await redeem(assignmentIds.free, { rewardStartDate: '2026-12-01' }, headers);
  expect(first.body).toMatchObject({
    balance: 70,
    grant: { startDate: '2026-12-01', endDate: '2026-12-07' },
  });
  const again = await redeem(assignmentIds.free, { rewardStartDate: '2026-12-01' }, headers);
  expect(again.body).toEqual(first.body);
  const { clock } = sandbox().services;
  await db().transaction(async (tx) => {
    const membership = await findMembership(tx, membershipIds.contract);
    if (membership) await charge(tx, membership, '2026-12-01', clock.now());
  });
  const rows = await db().select().from(contractCharges);
  const december = rows.filter(({ dueDate }) => dueDate === '2026-12-01');
  // 24 of 31 days of EUR 29.90, and of EUR 5 for the module.
  expect(december.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([
    387, 2315,
  ]);
});

test('keeps the points if there is no contract in the currency of the reward', async () => {
  await sandbox().state('a membership', { state: 'running' });
  await program();
  await db()
    .update(loyaltyPremiums)
    .set({ type: 'CREDIT' })
    .where(eq(loyaltyPremiums.id, assignmentIds.credit));
  await db().update(contracts).set({ currency: 'CZK' });
  expect((await redeem(assignmentIds.credit)).errorCode).toBe('reward.error.nocontract');
  await db().update(contracts).set({ currency: 'EUR' });
  expect((await redeem(assignmentIds.credit)).status).toBe(201);
});

test('adds credit immediately, and rejects a reward that is out of stock', async () => {
  await program();
  await db()
    .update(loyaltyPremiums)
    .set({ stock: 0 })
    .where(eq(loyaltyPremiums.id, assignmentIds.voucher));
  expect((await redeem(assignmentIds.voucher)).errorCode).toBe('loyalty.error.premiumgone');
  await redeem(assignmentIds.credit);
  await sandbox().state('what the member may do', { may: 'see credit' });
  const { body } = await sandbox().call('getConsumptionCredit', { as: 'member' });
  expect(body).toMatchObject({
    balance: { amount: 10 },
    entries: [{ type: 'RECHARGE', name: '10 euros to spend' }],
  });
});

test('confirms a registration after a day, with welcome points and a message, once', async () => {
  await sandbox().state('a loyalty program', {
    member: 'not registered',
    program: 'with confirmation',
  });
  const joined = await sandbox().call('registerForLoyaltyProgram', { as: 'member' });
  expect(joined.body.state).toBe('IN_REGISTRATION');
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), 1441));
  await confirmOldRegistrations(sandbox().services);
  await confirmOldRegistrations(sandbox().services);
  const widget = await sandbox().call('getLoyaltyWidget', { as: 'member' });
  expect(widget.body).toMatchObject({ points: 100, level: 'Bronze' });
  const { body } = await sandbox().call('listMessages', { as: 'member' });
  expect(body.content.map(({ type }) => type)).toEqual(['LOYALTY_CONFIRMED']);
});

describe('for a recruited member', () => {
  /** Signs a contract with the member's referral code, as the visitor, and repeats the request. */
  async function recruit() {
    const body = await signedRequest(sandbox());
    const headers = { 'Idempotency-Key': 'a-contract-of-a-friend' };
    for (const _ of [1, 2])
      expect((await sandbox().call('signContract', { as: 'visitor', body, headers })).status).toBe(
        201,
      );
  }
  const points = async () =>
    (await sandbox().call('getLoyaltyOverview', { as: 'member' })).body.points;

  test('points are granted once', async () => {
    await program('not registered');
    await sandbox().call('registerForLoyaltyProgram', { as: 'member' });
    expect(await points()).toBe(100);
    await recruit();
    expect(await points()).toBe(600);
  });

  test('no points are granted if the contract was signed before joining', async () => {
    await program('not registered');
    await recruit();
    await sandbox().call('registerForLoyaltyProgram', { as: 'member' });
    expect(await points()).toBe(100);
  });
});
