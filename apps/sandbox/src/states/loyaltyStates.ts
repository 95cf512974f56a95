import { eq } from 'drizzle-orm';
import { loyaltyLevels, loyaltyPremiums, loyaltyRedemptions } from '../domains/loyalty/tables.ts';
import {
  loyaltyActivities,
  loyaltyMembers,
  loyaltyPoints,
  loyaltyPrograms,
} from '../domains/points/tables.ts';
import { rewardGrants } from '../domains/memberships/tables.ts';
import { loyaltyRows } from './loyaltyRows.ts';
import { customerRow } from './rows.ts';
import type { States } from './vocabulary.ts';
import { type World } from './world.ts';
import { addPermissions, setPermissions } from './memberPermissions.ts';

const owner = { customerId: customerRow.id };

/** Registers the member with points and a redemption. */
async function setMember({ db }: World, memberState: string): Promise<void> {
  const { joinedAt, grant, points, highestLevelPoints } = loyaltyRows;
  await db.insert(loyaltyMembers).values({ ...owner, joinedAt, registeredAt: joinedAt });
  if (memberState === 'without points') return;
  await db
    .insert(loyaltyPoints)
    .values([...points, ...(memberState === 'on the highest level' ? highestLevelPoints : [])]);
  await db.insert(rewardGrants).values(grant);
  await db.insert(loyaltyRedemptions).values(loyaltyRows.redemption);
}

/** Creates the sample program, replacing the former one. */
async function setProgram(
  { db }: World,
  isEmpty: boolean,
  confirmationRequired: boolean,
): Promise<void> {
  await db.delete(rewardGrants).where(eq(rewardGrants.customerId, customerRow.id));
  await db.delete(loyaltyPrograms);
  await db.delete(loyaltyMembers);
  await db.delete(loyaltyPoints);
  await db.insert(loyaltyPrograms).values({ ...loyaltyRows.program, confirmationRequired });
  if (isEmpty) return;
  await db.insert(loyaltyActivities).values(loyaltyRows.activities);
  await db
    .insert(loyaltyPremiums)
    .values(loyaltyRows.premiums.map((one) => ({ ...one, levelId: null })));
}

export const loyaltyStates = {
  async 'a loyalty program'(world, params) {
    const { db } = world;
    const memberState = params.oneOf('member', [
      'registered',
      'on the highest level',
      'without points',
      'in registration',
      'not registered',
    ]);
    const program = params.oneOf('program', ['usual', 'with confirmation', 'empty']);
    await setProgram(world, program === 'empty', program === 'with confirmation');
    if (program !== 'empty') {
      await db
        .insert(loyaltyLevels)
        .values(
          memberState === 'without points' ? loyaltyRows.levels.slice(1) : loyaltyRows.levels,
        );
      for (const { id, levelId } of loyaltyRows.premiums)
        if (levelId !== undefined)
          await db.update(loyaltyPremiums).set({ levelId }).where(eq(loyaltyPremiums.id, id));
    }
    await addPermissions(db, ['CUSTOMER_CENTER_LOYALTY_PROGRAM']);
    if (memberState === 'not registered') return;
    if (memberState === 'in registration')
      await db
        .insert(loyaltyMembers)
        .values({ ...owner, joinedAt: new Date('2026-11-25T08:00:00+01:00') });
    else await setMember(world, memberState);
  },

  async 'no loyalty program'(world) {
    await world.db.delete(loyaltyPrograms);
    await setPermissions(world.db, ['CUSTOMER_CENTER_LOYALTY_PROGRAM']);
  },

  async 'no loyalty premium'({ db }, params) {
    await db.delete(loyaltyPremiums).where(eq(loyaltyPremiums.id, params.integer('assignmentId')));
  },
} satisfies Partial<States>;
