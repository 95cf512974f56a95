import { eq, inArray } from 'drizzle-orm';
import {
  compensationPremiums,
  compensationProposals,
  compensations,
} from '../domains/compensation/tables.ts';
import { contracts } from '../domains/membershipOffers/tables.ts';
import {
  customerRecruitments,
  recruitmentRedemptions,
  referralPremiums,
} from '../domains/recruitments/tables.ts';
import { rewardGrants } from '../domains/memberships/tables.ts';
import { membershipIds } from './membershipRows.ts';
import { compensationRows, recruitmentIds, referralRows } from './rewardRows.ts';
import { customerRow, visitorId } from './rows.ts';
import type { States } from './vocabulary.ts';
import { type World } from './world.ts';
import { addPermissions } from './memberPermissions.ts';

async function deleteReferrals({ db }: World): Promise<void> {
  await db.delete(customerRecruitments);
  await db.delete(referralPremiums);
  const { id } = customerRow;
  await db.delete(rewardGrants).where(eq(rewardGrants.customerId, id));
  const recruited = referralRows.contracts.map((contract) => contract.id);
  await db.delete(contracts).where(inArray(contracts.id, recruited));
}

export const rewardStates = {
  async referrals(world, params) {
    const { db } = world;
    const state = params.oneOf('state', ['redeemable', 'redeemed', 'none']);
    await deleteReferrals(world);
    await addPermissions(world.db, ['CUSTOMER_CENTER_REFERRAL_ACTIVE']);
    if (state === 'none') return;
    await db.insert(referralPremiums).values(referralRows.premiums);
    await db.insert(contracts).values(referralRows.contracts);
    const all = referralRows.recruitments;
    if (state === 'redeemable') {
      await db
        .update(contracts)
        .set({ recruitedBy: visitorId })
        .where(eq(contracts.id, membershipIds.contract));
      await db.insert(customerRecruitments).values(all);
      return;
    }
    await db.delete(contracts).where(eq(contracts.id, referralRows.unsigned));
    await db
      .insert(customerRecruitments)
      .values(all.filter(({ id }) => id === recruitmentIds.recruited));
    await db.insert(rewardGrants).values(referralRows.grant);
    await db.insert(recruitmentRedemptions).values(referralRows.redemption);
  },

  async 'no referral'({ db }, params) {
    const id = params.integer('customerRecruitmentId');
    await db.delete(customerRecruitments).where(eq(customerRecruitments.id, id));
  },

  async compensations(world, params) {
    const { db } = world;
    const state = params.oneOf('state', [
      'of several statuses',
      'with approval',
      'of an ended contract',
      'none',
    ]);
    await db.delete(compensations);
    await db.delete(rewardGrants).where(eq(rewardGrants.customerId, customerRow.id));
    await addPermissions(world.db, ['SELF_SERVICE_COMPENSATION']);
    if (state === 'none') return;
    if (state === 'of an ended contract') {
      await db.insert(compensations).values(compensationRows.ended);
      return;
    }
    await db
      .insert(compensations)
      .values(
        compensationRows.compensations.map((one) =>
          state === 'with approval' ? { ...one, approvalRequired: true } : one,
        ),
      );
    await db.insert(compensationPremiums).values(compensationRows.premiums);
    await db.insert(rewardGrants).values(compensationRows.grant);
    await db.insert(compensationProposals).values(compensationRows.proposals);
  },

  async 'no compensation'({ db }, params) {
    const id = params.integer('compensationId');
    await db.delete(compensations).where(eq(compensations.id, id));
  },
} satisfies Partial<States>;
