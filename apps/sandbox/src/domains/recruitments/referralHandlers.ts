/** Referral programs of studios, and the value of a code. */
import { and, eq, inArray } from 'drizzle-orm';
import { money } from '../../platform/money.ts';
import type { Handlers, Schemas } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { dayIn } from '../../platform/time.ts';
import { findHomeStudio } from '../accounts/customers.ts';
import { getAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { ensureReferralCode, buildReferralUrl } from '../accounts/referralCode.ts';
import {
  findReferralDiscount,
  findRunningProgram,
  type StoredProgram,
} from '../membershipOffers/codes.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { getStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';

const toDiscount = (
  { name, amountCents, payments }: Pick<StoredProgram, 'name' | 'amountCents' | 'payments'>,
  currency: string,
): Schemas['ReferralDiscount'] => ({ name, price: money(amountCents, currency), payments });

function toProgram(
  program: StoredProgram | null,
  currency: string,
): Schemas['ReferralProgram'] | null {
  if (program === null) return null;
  const { studioId, name, description, rewardDescription, validUntil } = program;
  return {
    organizationUnitId: studioId,
    name,
    description,
    rewardDescription,
    discount: toDiscount(program, currency),
    validUntil,
  };
}

export const referralHandlers = {
  async getReferralProgram({ account, context }, { db, clock, portalOrigin }) {
    const customer = await requireMember(db, account, context);
    requirePermission(customer, 'CUSTOMER_CENTER_REFERRAL_ACTIVE');
    const { tenant } = customer;
    const home = await findHomeStudio(db, account.id, tenant);
    const referralCode = await ensureReferralCode(db, await getAccount(db, account.id));
    const there = db.select({ id: studios.id }).from(studios).where(eq(studios.tenant, tenant));
    const recruited = and(
      eq(contracts.recruitedBy, account.id),
      inArray(contracts.studioId, there),
    );
    const program = home && (await findRunningProgram(db, home, dayIn(home.zoneId, clock.now())));
    return ok({
      referralCode,
      referralUrl: buildReferralUrl(referralCode, tenant, portalOrigin()),
      recruitedContracts: await db.$count(contracts, recruited),
      program: home && toProgram(program, home.currencyCode),
    });
  },

  async getActiveReferral({ context, query }, { db, clock }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const program = await findRunningProgram(db, studio, dayIn(studio.zoneId, clock.now()));
    return ok({ active: program !== null, program: toProgram(program, studio.currencyCode) });
  },

  async validateReferralCode({ account, address, context, query }, services) {
    await enforceRateLimit(services, 'tryReferralCodes', address);
    const { db, clock } = services;
    const studio = await getStudio(db, query.organizationUnitId, context);
    const today = dayIn(studio.zoneId, clock.now());
    const accountId = account?.id ?? null;
    const found = await findReferralDiscount(db, query.referralCode, studio, accountId, today);
    return ok({
      referralCode: found.code,
      discount: toDiscount(found.program, studio.currencyCode),
      validUntil: found.program.validUntil,
    });
  },
} satisfies Partial<Handlers>;
