/**
 * Grants of contracts. Their remaining uses are computed from the contract, its pauses and end, and the bookings in the
 * period; no counter is stored.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../../platform/database/database.ts';
import { addDays, dayIn } from '../../../platform/time.ts';
import type { GrantTerms } from '../../membershipOffers/grantTerms.ts';
import { addTerm } from '../../membershipOffers/price.ts';
import { contractGrants, contracts, moduleContracts } from '../../membershipOffers/tables.ts';
import { contractLastDay, moduleLastDay } from '../../memberships/membership.ts';
import type { Pause } from '../../memberships/pauses.ts';
import { idlePeriods } from '../../memberships/tables.ts';
import { studios } from '../../studios/tables.ts';
import { courseAppointments } from '../courses/tables.ts';
import { singleAppointments } from '../singleAppointments/tables.ts';
import { bookings } from '../tables.ts';
import type { InvalidReason, OptionUse } from './optionUse.ts';

/** Calendar days from the first to the last of a period; null: no end. */
type Days = { from: string; until: string | null };

/** A grant of a contract with all data for its remaining uses. */
export type Grant = {
  id: number;
  /** Name of the contract, or of the module that is paid for. */
  name: string;
  terms: GrantTerms;
  /** Studio that signed the contract. */
  studioId: number;
  /** Days on which it can be used, pauses included. */
  days: Days;
  pauses: readonly Pause[];
  contract: Pick<typeof contracts.$inferSelect, 'startDate' | 'term'>;
  /** Calendar days of the appointments that have used it. */
  usedOn: readonly string[];
};

/** Loads the grants of an account's contracts at a tenant that are not over, with one query. */
export async function loadGrants(
  db: Database,
  accountId: number,
  tenant: string,
  now: Date,
): Promise<Grant[]> {
  const pauses = sql<
    Pause[]
  >`(select coalesce(json_agg(json_build_object('startDate', ${idlePeriods.startDate}, 'endDate', ${idlePeriods.endDate}, 'lengthensTerm', ${idlePeriods.lengthensTerm}) order by ${idlePeriods.startDate}), '[]')
    from ${idlePeriods} where ${idlePeriods.contractId} = ${contracts.id} and ${idlePeriods.state} = 'ACCEPTED')`;
  const usedOn = sql<
    string[]
  >`(select coalesce(json_agg(to_char(starts_at at time zone zones.zone_id, 'YYYY-MM-DD')), '[]') from (
    select ${courseAppointments.startsAt} as starts_at, ${courseAppointments.studioId} as studio_id
      from ${bookings} inner join ${courseAppointments} on ${courseAppointments.id} = ${bookings.appointmentId}
      where ${bookings.grantId} = ${contractGrants.id} and ${bookings.visit} = 'USED'
    union all
    select ${singleAppointments.startsAt}, ${singleAppointments.studioId} from ${singleAppointments}
      where ${singleAppointments.grantId} = ${contractGrants.id} and ${singleAppointments.visit} = 'USED'
  ) as used inner join ${studios} as zones on zones.id = used.studio_id)`;
  const found = await db
    .select({
      grant: contractGrants,
      contract: contracts,
      module: moduleContracts,
      zoneId: studios.zoneId,
      pauses,
      usedOn,
    })
    .from(contractGrants)
    .innerJoin(contracts, eq(contracts.id, contractGrants.contractId))
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .leftJoin(moduleContracts, eq(moduleContracts.id, contractGrants.moduleContractId))
    .where(and(eq(contracts.accountId, accountId), eq(studios.tenant, tenant)))
    .orderBy(asc(contractGrants.id));
  return found.flatMap((row): Grant[] => {
    const { grant, contract, module } = row;
    const membership = { contract, pauses: row.pauses };
    const until = module === null ? contractLastDay(membership) : moduleLastDay(membership, module);
    if (until !== null && until < dayIn(row.zoneId, now)) return [];
    const one = {
      id: grant.id,
      name: module === null || module.priceCents === null ? contract.name : module.name,
      terms: grant.terms,
      studioId: contract.studioId,
      days: { from: module === null ? contract.startDateOfUse : module.startDate, until },
      pauses: row.pauses,
      contract,
      usedOn: row.usedOn,
    };
    return [one];
  });
}

type LimitPeriod = NonNullable<GrantTerms['limit']>['period'];

/** Returns the period of a limit that contains a day; weeks begin on Monday. */
function limitPeriod({ contract }: Grant, period: LimitPeriod, day: string): Days {
  const date = Temporal.PlainDate.from(day);
  if (period === 'DAY') return { from: day, until: day };
  if (period === 'WEEK') {
    const monday = date.subtract({ days: date.dayOfWeek - 1 });
    return { from: monday.toString(), until: monday.add({ days: 6 }).toString() };
  }
  if (period === 'MONTH') {
    const last = date.with({ day: date.daysInMonth });
    return { from: date.with({ day: 1 }).toString(), until: last.toString() };
  }
  // An extended contract starts another period of the same length.
  let count = 1;
  while (addTerm(contract.startDate, contract.term, count) <= day) count += 1;
  return {
    from: addTerm(contract.startDate, contract.term, count - 1),
    until: addDays(addTerm(contract.startDate, contract.term, count), -1),
  };
}

/** Returns whether a day lies in a period. */
const includes = ({ from, until }: Days, day: string): boolean =>
  from <= day && (until === null || day <= until);

/** Returns how many uses are left in the period of a day; null if unlimited. */
export function remainingUses(grant: Grant, day: string): number | null {
  const { limit } = grant.terms;
  if (limit === null) return null;
  const period = limitPeriod(grant, limit.period, day);
  return Math.max(0, limit.uses - grant.usedOn.filter((used) => includes(period, used)).length);
}

/** Returns the first day of the next period of a limit; null without a limit, and if the grant ends before. */
export function renewalDay(grant: Grant, day: string): string | null {
  const { limit } = grant.terms;
  const { until } = limit === null ? { until: null } : limitPeriod(grant, limit.period, day);
  const next = until === null ? null : addDays(until, 1);
  return next !== null && includes(grant.days, next) ? next : null;
}

/** Returns whether a grant covers this kind of appointment. */
function coversUse(
  { kinds, categoryIds, benefitIds }: GrantTerms,
  { itemType, categoryId, benefitId }: OptionUse,
): boolean {
  if (!kinds.includes(itemType)) return false;
  return itemType === 'SINGLE'
    ? benefitIds.length === 0 || benefitIds.includes(benefitId ?? 0)
    : categoryIds.length === 0 || categoryIds.includes(categoryId ?? 0);
}

/** Returns why a grant cannot pay; null if it can. */
export function grantInvalidReason(grant: Grant, use: OptionUse): InvalidReason | null {
  const { terms, days, studioId, pauses } = grant;
  const { day } = use;
  if (terms.studios === 'OWN' && studioId !== use.studioId) return 'WRONG_STUDIO';
  if (!coversUse(terms, use)) return 'WRONG_CATEGORY';
  if (day < days.from) return 'NOT_YET_VALID';
  if (days.until !== null && day > days.until) return 'EXPIRED';
  if (pauses.some(({ startDate, endDate }) => startDate <= day && day <= endDate)) return 'PAUSED';
  return remainingUses(grant, day) === 0 ? 'USED_UP' : null;
}
