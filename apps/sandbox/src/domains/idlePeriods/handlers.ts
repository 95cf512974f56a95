/** Idle periods of members: lists, limits and requests. */
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers, OperationId, Schemas } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { dayIn } from '../../platform/time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import {
  requirePermission,
  requireChangePermission,
  toEditability,
} from '../accounts/permissions.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { contractLastDay, type Membership, findMembership } from '../memberships/membership.ts';
import { studioDay, loadOwnMemberships } from '../memberships/ownMemberships.ts';
import { requestIdlePeriod } from './requestIdlePeriod.ts';
import { isAllowed } from './checkDays.ts';
import { cancelIdlePeriod } from './decide.ts';
import { documentLimit, acceptedTypes } from './documents.ts';
import { toEffect } from './effect.ts';
import {
  findIdlePeriod,
  loadIdlePeriods,
  findPausable,
  loadMemberRules,
  findSituation,
  type StoredIdlePeriod,
} from './ownIdlePeriods.ts';
import {
  earliestStart,
  endRange,
  firstPossibleStart,
  lastEnd,
  type Situation,
  startRange,
} from './rules.ts';
import { isPast, toIdlePeriod } from './view.ts';

type MemberRequest = Pick<ApiRequest<OperationId>, 'context'> & { account: { id: number } };

const maxListed = 100;

/** Loads the contracts of a member who may see idle periods. @throws 403 */
async function loadVisibleMemberships(db: Database, request: MemberRequest) {
  const found = await loadOwnMemberships(db, request);
  requirePermission(found.customer, 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ');
  return found;
}

type VisibleIdlePeriod = {
  membership: Membership;
  found: StoredIdlePeriod;
  today: string;
  language: string | null;
};

/** Loads idle periods with their contracts, latest start first. */
async function loadVisible(
  db: Database,
  request: MemberRequest & { language: string | null },
  now: Date,
): Promise<VisibleIdlePeriod[]> {
  const { memberships } = await loadVisibleMemberships(db, request);
  const ids = memberships.map(({ contract }) => contract.id);
  return (await loadIdlePeriods(db, ids)).toReversed().flatMap((found): VisibleIdlePeriod[] => {
    const membership = memberships.find(({ contract }) => contract.id === found.contractId);
    const last = membership && contractLastDay(membership);
    // A contract canceled later may end before the idle period starts; withdrawing the cancelation makes it visible
    // again.
    const isTooLate = last !== null && last !== undefined && last < found.startDate;
    if (!membership || isTooLate) return [];
    return [{ membership, found, today: studioDay(membership, now), language: request.language }];
  });
}

const toResponse = ({
  membership,
  found,
  today,
  language,
}: VisibleIdlePeriod): Schemas['IdlePeriod'] => toIdlePeriod(membership, found, today, language);

/** Returns the possible ends of an idle period that starts on a day. */
function toEndRange(situation: Situation, startDate: string | undefined, last: string) {
  const none = { minEndDate: null, maxEndDate: null };
  const range = startRange(situation);
  if (startDate === undefined || startDate < range.first || startDate > range.last) return none;
  const ends = endRange(situation.rules, startDate);
  if (ends.first > last) return none;
  return { minEndDate: ends.first, maxEndDate: ends.last < last ? ends.last : last };
}

const nothing: Schemas['IdlePeriodDateLimitations'] = {
  minDate: null,
  maxDate: null,
  minEndDate: null,
  maxEndDate: null,
  effect: null,
};

export const idlePeriodHandlers = {
  async listIdlePeriods(request, { db, clock }) {
    const visible = await loadVisible(db, request, clock.now());
    return ok(visible.slice(0, maxListed).map(toResponse));
  },

  async getIdlePeriods(request, { db, clock }) {
    const visible = await loadVisible(db, request, clock.now());
    const past = visible.filter(({ found, today }) => isPast(found, today));
    const current = visible.filter((one) => !past.includes(one)).toReversed();
    return ok({
      current: current.slice(0, maxListed).map(toResponse),
      past: past.slice(0, maxListed).map(toResponse),
    });
  },

  async getIdlePeriodConfig(request, { db, clock }) {
    const { customer, memberships } = await loadVisibleMemberships(db, request);
    const now = clock.now();
    const { studio, rules } = await loadMemberRules(db, customer, findPausable(memberships, now));
    const { leadTime, bookableAhead, minimumLength, maximumLength } = rules;
    return ok({
      organizationUnitId: studio.id,
      earliestPossibleStartDate: earliestStart(rules, dayIn(studio.zoneId, now)),
      ...toEditability(customer, 'IDLE_PERIOD'),
      leadTime,
      bookableAhead,
      minimumLength,
      maximumLength,
      maximumPerYear: rules.maximumPerYear,
      lengthensTerm: rules.lengthensTerm,
    });
  },

  async getIdlePeriodDateLimitations(request, { db, clock }) {
    const { memberships } = await loadVisibleMemberships(db, request);
    const found = await findSituation(db, memberships, clock.now());
    const maxDate = found && lastEnd(found.situation);
    if (!found || maxDate === null) return ok(nothing);
    const { membership, situation } = found;
    const { startDate, endDate } = request.query;
    const days = startDate === undefined || endDate === undefined ? null : { startDate, endDate };
    const { lengthensTerm } = situation.rules;
    return ok({
      minDate: startRange(situation).first,
      maxDate,
      ...toEndRange(situation, startDate, maxDate),
      effect:
        days && isAllowed(situation, days)
          ? toEffect(membership, { ...days, lengthensTerm })
          : null,
    });
  },

  async getIdlePeriodFirstStartDate(request, { db, clock }) {
    const { memberships } = await loadVisibleMemberships(db, request);
    const found = await findSituation(db, memberships, clock.now());
    return ok({ firstPossibleStartDate: found && firstPossibleStart(found.situation) });
  },

  async getIdlePeriodCreateButton(request, { db, clock }) {
    const { customer, memberships } = await loadOwnMemberships(db, request);
    if (!toEditability(customer, 'IDLE_PERIOD').editable) return ok({ visible: false });
    const found = await findSituation(db, memberships, clock.now());
    return ok({ visible: found !== null && firstPossibleStart(found.situation) !== null });
  },

  async getIdlePeriodDocumentRequirements(request, { db, clock }) {
    const { customer, memberships } = await loadVisibleMemberships(db, request);
    const { rules } = await loadMemberRules(db, customer, findPausable(memberships, clock.now()));
    return ok({
      documentRequired: rules.documentRequired,
      description: rules.documentDescription,
      mediaTypes: acceptedTypes,
      maxMegabytes: Math.floor((await documentLimit(db)) / 1024 / 1024),
    });
  },

  async createIdlePeriod(request, { db, clock }) {
    const { account, context, header, body, operationId } = request;
    const now = clock.now();
    const key = header['Idempotency-Key'] ?? null;
    const attempt = { key, operation: operationId, accountId: account.id, request: body };
    requireChangePermission(await requireMember(db, account, context), 'IDLE_PERIOD');
    const id = await db.transaction((tx) =>
      runIdempotent(tx, attempt, now, async () => {
        await lockOwnAccount(tx, account.id);
        const customer = await requireMember(tx, account, context);
        const changing = requireChangePermission(customer, 'IDLE_PERIOD');
        return String(await requestIdlePeriod(tx, request, customer, body, { changing, now }));
      }),
    );
    return created(await loadIdlePeriod(db, Number(id), now));
  },

  async cancelIdlePeriod(request, { db, clock }) {
    const { account, context, path } = request;
    requireChangePermission(await requireMember(db, account, context), 'IDLE_PERIOD');
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const { tenant } = await requireMember(tx, account, context);
      await cancelIdlePeriod(tx, request, { id: path.idlePeriodId, tenant }, clock.now());
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

/** Loads an idle period just requested, or earlier with the same key; it may have been canceled since. */
async function loadIdlePeriod(db: Database, id: number, now: Date): Promise<Schemas['IdlePeriod']> {
  const found = await findIdlePeriod(db, id);
  const membership = found && (await findMembership(db, found.contractId));
  if (!membership) throw new Error(`Idle period ${id} is gone.`);
  return toIdlePeriod(membership, found, studioDay(membership, now), null);
}
