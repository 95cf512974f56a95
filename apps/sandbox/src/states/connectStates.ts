/** States of connected studios and of accounts that may migrate. */
import { eq } from 'drizzle-orm';
import { accounts, groupContexts, studioConnects } from '../domains/accounts/tables.ts';
import { addMember, studioMemberRow, unverifiedRow } from './memberRows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId } from './world.ts';

export const connectStates = {
  async 'a studio member'({ db }, params) {
    const state = params.oneOf('state', ['free', 'connected-elsewhere']);
    const email = params.text('email');
    const customerNumber = params.text('customerCode');
    const [other] =
      state === 'free'
        ? []
        : await db
            .insert(accounts)
            .values({ ...unverifiedRow, email: 'other@example.org', verified: true })
            .returning();
    await addMember(db, {
      ...studioMemberRow,
      email,
      customerNumber,
      accountId: other?.id ?? null,
    });
  },

  async 'no studio connect'({ db }, params) {
    await db.delete(studioConnects).where(eq(studioConnects.id, params.integer('id')));
  },

  async 'an account to be moved'(world, params) {
    const state = params.oneOf('state', ['undecided', 'refused', 'address-taken']);
    const { db, clock } = world;
    const me = eq(accounts.id, currentAccountId(world));
    await db
      .insert(groupContexts)
      .values({ facilityGroup: 'northside-group', accountContext: 'RSG_GROUP' });
    if (state === 'refused')
      await db.update(accounts).set({ migrationRefusedAt: clock.now() }).where(me);
    if (state !== 'address-taken') return;
    const [account] = await db.select().from(accounts).where(me);
    if (account)
      await db
        .insert(accounts)
        .values({ ...unverifiedRow, email: account.email, accountContext: 'RSG_GROUP' });
  },
} satisfies Partial<States>;
