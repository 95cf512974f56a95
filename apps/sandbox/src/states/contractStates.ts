import { eq, sql } from 'drizzle-orm';
import { accounts } from '../domains/accounts/tables.ts';
import { checkouts } from '../domains/checkouts/tables.ts';
import { storeContract } from '../domains/membershipOffers/contracts.ts';
import { buildOrder } from '../domains/membershipOffers/order.ts';
import {
  contractOffers,
  contractOfferTerms,
  contracts,
} from '../domains/membershipOffers/tables.ts';
import { getStudio } from '../domains/studios/rules.ts';
import { dayIn } from '../platform/time.ts';
import { setOffers, setProgram } from './contractRows.ts';
import { memberId, prospect } from './rows.ts';
import { addPermissions } from './memberPermissions.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

/** Sample days: after the withdrawal period and before its end. */
const days = { startDate: '2027-01-01', preuseDate: '2026-12-20', earlyStartDate: '2026-12-01' };

const code = 'MONA2026';

/** Stores the sample contract: a year with the beverage module, a voucher and a referral code. */
async function storeSignedContract(world: World, uuid: string, isCanceled: boolean): Promise<void> {
  const { db } = world;
  await setOffers(db);
  await setProgram(db);
  await db.update(accounts).set({ referralCode: code }).where(eq(accounts.id, memberId));
  const studio = await getStudio(db, 1001, {});
  const request = {
    organizationUnitId: 1001,
    contractOfferTermId: 41_001,
    startDate: days.startDate,
    preuseDate: days.preuseDate,
    moduleIds: [42_002],
    voucherCode: 'WELCOME-10',
    referralCode: code,
  };
  const today = dayIn(studio.zoneId, present);
  const order = await buildOrder(db, request, { studio, accountId: null, today });
  await storeContract(db, order, {
    uuid,
    contractNumber: 'NO1001-4K7Q2M9XWT',
    accountId: currentAccountId(world),
    customerData: { ...prospect, phone: '+49 30 0000002' },
    paymentMethod: 'DIRECT_DEBIT',
    mandateReference: 'NO1001-7K3M9QX2WA',
    maskedIban: 'DE•• •••• 4242',
    acceptedTextBlocks: order.offer.textBlocks.filter(({ mandatory }) => mandatory),
    earlyStartRequested: false,
    cancelationDate: isCanceled ? today : null,
    signedAt: present,
  });
}

export const contractStates = {
  async 'contract offers'({ db }) {
    await setOffers(db);
    return days;
  },

  async 'no contract offer'({ db }, params) {
    await db.delete(contractOffers).where(eq(contractOffers.id, params.integer('contractOfferId')));
  },

  async 'an offer without a signature'({ db }, params) {
    await db
      .update(contractOffers)
      .set({ signature: 'NONE' })
      .where(eq(contractOffers.id, params.integer('contractOfferId')));
  },

  async 'no contract term'({ db }, params) {
    await db
      .delete(contractOfferTerms)
      .where(eq(contractOfferTerms.id, params.integer('contractOfferTermId')));
  },

  async 'a referral program'(world, params) {
    const { db } = world;
    const state = params.oneOf('state', ['runs', 'runs until further notice', 'over']);
    const changes = {
      runs: {},
      'runs until further notice': { validUntil: null },
      over: { validUntil: '2026-11-24' },
    } as const;
    await setProgram(db, changes[state]);
    await db
      .update(accounts)
      .set({ referralCode: params.text('code') })
      .where(eq(accounts.id, memberId));
    await addPermissions(world.db, ['CUSTOMER_CENTER_REFERRAL_ACTIVE']);
  },

  async 'a signed contract'(world, params) {
    const uuid = params.text('uuid');
    await world.db.delete(contracts).where(eq(contracts.uuid, uuid));
    await storeSignedContract(
      world,
      uuid,
      params.oneOf('state', ['running', 'canceled']) === 'canceled',
    );
    return days;
  },

  async 'no contract'({ db }, params) {
    const uuid = params.text('uuid');
    await db.delete(contracts).where(eq(contracts.uuid, uuid));
    await db.delete(checkouts).where(eq(sql`${checkouts.id}::text`, uuid));
  },
} satisfies Partial<States>;
