/** Referrals and compensations: rewards are granted once, and decisions of the studio are notified. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decideOldProposals, decideProposal } from '../src/domains/compensation/claim.ts';
import { compensationProposals } from '../src/domains/compensation/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import { customerRecruitments } from '../src/domains/recruitments/tables.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import {
  compensationIds,
  compensationPremiumIds,
  recruitmentIds,
  referralPremiumIds,
} from '../src/states/rewardRows.ts';
import { addMinutes } from '../src/platform/time.ts';
import { addContracts } from './harness/members.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const as = 'member' as const;

const setUpReferrals = async () => {
  await sandbox().state('a membership', { state: 'running' });
  await sandbox().state('referrals', { state: 'redeemable' });
};

test('lists a recruited member automatically, redeemable after two weeks', async () => {
  await setUpReferrals();
  await db().delete(customerRecruitments);
  const list = async () => {
    const { body } = await sandbox().call('getReferralPremiums', { as });
    return body.recruitedMembers.map(({ displayedName, state }) => [displayedName, state]);
  };
  const found = [
    ['Nele N.', 'NOT_YET_REDEEMABLE'],
    ['Vic V.', 'REDEEMABLE'],
  ];
  expect(await list()).toEqual(found);
  expect(await list()).toEqual(found);
  await db()
    .update(contracts)
    .set({ cancelationDate: '2026-11-24', contractEndDate: '2027-02-28' })
    .where(eq(contracts.id, 93_103));
  expect((await list()).at(-1)).toEqual(['Vic V.', 'NOT_REDEEMABLE']);
});

test('grants recruiter and recruited member different rewards', async () => {
  await setUpReferrals();
  const body = { customerRecruitmentId: recruitmentIds.recruiter, premiumId: 98_403 };
  const others = { ...body, premiumId: referralPremiumIds.credit };
  const refused = await sandbox().call('redeemReferralPremium', { as, body: others });
  expect(refused.errorCode).toBe('premium.error.notfound');
  const redeemed = await sandbox().call('redeemReferralPremium', { as, body });
  expect(redeemed.status).toBe(201);
  const entries = await db().select().from(accountEntries);
  expect(entries).toMatchObject([{ kind: 'CLAIM', name: '15 euros off', amountCents: -1500 }]);
});

test('credits an amount only to a contract in the shown currency', async () => {
  await setUpReferrals();
  const path = { customerRecruitmentId: recruitmentIds.recruiter };
  const body = { ...path, premiumId: 98_403 };
  await db()
    .update(contracts)
    .set({ currency: 'CZK' })
    .where(eq(contracts.id, membershipIds.contract));
  const info = await sandbox().call('getReferralPremiumInfo', { as, path });
  expect(info.body.premiums).toMatchObject([{ amount: { amount: 15, currency: 'EUR' } }]);
  const refused = await sandbox().call('redeemReferralPremium', { as, body });
  expect([refused.status, refused.errorCode]).toEqual([409, 'reward.error.nocontract']);
  expect(await db().select().from(accountEntries)).toEqual([]);
  await addContracts(db(), [accountIds.member]);
  const redeemed = await sandbox().call('redeemReferralPremium', { as, body });
  expect(redeemed.body.grant.amount).toEqual({ amount: 15, currency: 'EUR' });
  const [credited] = await db()
    .select({ id: contracts.id, amountCents: accountEntries.amountCents })
    .from(accountEntries)
    .innerJoin(contracts, eq(contracts.customerAccountId, accountEntries.customerAccountId));
  expect(credited).toEqual({ id: accountIds.member, amountCents: -1500 });
});

test('grants a free period for a contract in any currency', async () => {
  await setUpReferrals();
  await db()
    .update(contracts)
    .set({ currency: 'CZK' })
    .where(eq(contracts.id, membershipIds.contract));
  const path = { customerRecruitmentId: recruitmentIds.recruited };
  const query = { premiumId: referralPremiumIds.freePeriod };
  const { body } = await sandbox().call('getReferralPremiumInfo', { as, path, query });
  expect(body.premiums[0]?.possibleRewardStartDates).not.toEqual([]);
  const redeemed = await sandbox().call('redeemReferralPremium', {
    as,
    body: { ...path, ...query },
  });
  expect(redeemed.status).toBe(201);
});

const setUpCompensations = async (state: 'of several statuses' | 'with approval') => {
  await sandbox().state('a membership', { state: 'running' });
  await sandbox().state('compensations', { state });
};
const path = { compensationId: compensationIds.claimable };
const loadStatus = async () => {
  const { body } = await sandbox().call('listCompensations', { as });
  const found = body.find(({ compensationId }) => compensationId === path.compensationId);
  return [found?.status, found?.proposal?.status];
};
const choose = (premiumId: number = compensationPremiumIds.credit) =>
  sandbox().call('createCompensationProposal', { as, path, body: { premiumId } });

test('grants a proposal once the studio accepts it, with one message', async () => {
  await setUpCompensations('with approval');
  await choose(compensationPremiumIds.free);
  expect(await loadStatus()).toEqual(['PENDING_APPROVAL', 'PENDING']);
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), 1441));
  await db()
    .update(compensationProposals)
    .set({ state: 'REJECTED' })
    .where(eq(compensationProposals.compensationId, 98_503));
  await decideOldProposals(sandbox().services);
  await decideOldProposals(sandbox().services);
  expect(await loadStatus()).toEqual(['CLAIMED', 'ACCEPTED']);
  const { body } = await sandbox().call('listMessages', { as });
  expect(body.content.map(({ type }) => type)).toEqual(['COMPENSATION_ACCEPTED']);
});

test('allows another choice after a rejection, and reports a reward that cannot be granted anymore', async () => {
  await setUpCompensations('with approval');
  const decide = async (decision: 'ACCEPTED' | 'REJECTED') => {
    const proposals = await db()
      .select()
      .from(compensationProposals)
      .where(eq(compensationProposals.compensationId, path.compensationId));
    const id = Math.max(...proposals.map((one) => one.id));
    await decideProposal(sandbox().services, id, decision, sandbox().services.clock.now());
  };
  await choose();
  await decide('REJECTED');
  expect(await loadStatus()).toEqual(['CLAIMABLE', 'REJECTED']);
  await choose(compensationPremiumIds.free);
  // The contract ends before the free month would.
  await db()
    .update(contracts)
    .set({ cancelationDate: '2026-11-25', contractEndDate: '2026-12-10' })
    .where(eq(contracts.id, membershipIds.contract));
  await decide('ACCEPTED');
  expect(await loadStatus()).toEqual(['CLAIMABLE', 'ERROR']);
});

test('withdraws a pending proposal when the compensation is waived', async () => {
  await setUpCompensations('with approval');
  await choose();
  const waived = await sandbox().call('waiveCompensation', { as, path });
  expect(waived.body).toMatchObject({ status: 'WAIVED', proposal: { status: 'WITHDRAWN' } });
  expect((await choose()).errorCode).toBe('compensation.error.notclaimable');
  expect(await db().select().from(accountEntries)).toEqual([]);
});
