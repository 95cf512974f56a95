/** Idle periods of members: what there are, what can be asked for, and asking. */
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Handlers, OperationId, Schemas } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { Fault } from '../../server/fault.ts';
import { dayIn } from '../../time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { memberAt } from '../accounts/member.ts';
import { checkMay, checkMayChange, mayOf } from '../customerData/permissions.ts';
import { once } from '../idempotency/once.ts';
import { lastDayOf, type Membership, membershipOf } from '../memberContracts/membership.ts';
import { dayAt, ownMemberships } from '../memberContracts/own.ts';
import { askForIdlePeriod } from './ask.ts';
import { checkDays } from './checkDays.ts';
import { cancelIdlePeriod } from './decide.ts';
import { documentLimit, takenKinds } from './documents.ts';
import { toEffect } from './effect.ts';
import {
  idlePeriodOf,
  idlePeriodsOf,
  restingOf,
  rulesFor,
  situationOf,
  type StoredIdlePeriod,
} from './own.ts';
import {
  type Days,
  earliestStart,
  endRange,
  firstPossibleStart,
  lastEnd,
  type Situation,
  startRange,
} from './rules.ts';
import { isPast, toIdlePeriod } from './view.ts';

type Asker = Pick<ApiRequest<OperationId>, 'context'> & { account: { id: number } };

const mostListed = 100;

/** The contracts of a member who may see idle periods. @throws 403 */
async function seen(db: Database, request: Asker) {
  const found = await ownMemberships(db, request);
  checkMay(found.customer, 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ');
  return found;
}

type Shown = { membership: Membership; found: StoredIdlePeriod; today: string };

/** Each idle period with its contract, the one that begins last first. */
async function shownTo(db: Database, request: Asker, now: Date): Promise<Shown[]> {
  const { memberships } = await seen(db, request);
  const ids = memberships.map(({ contract }) => contract.id);
  return (await idlePeriodsOf(db, ids)).toReversed().flatMap((found): Shown[] => {
    const membership = memberships.find(({ contract }) => contract.id === found.contractId);
    const last = membership && lastDayOf(membership);
    // A contract that was canceled since may end before one begins; it is back if the cancelation is withdrawn.
    const isTooLate = last !== null && last !== undefined && last < found.startDate;
    if (!membership || isTooLate) return [];
    return [{ membership, found, today: dayAt(membership, now) }];
  });
}

const toAnswer = ({ membership, found, today }: Shown): Schemas['IdlePeriod'] =>
  toIdlePeriod(membership, found, today);

/** What the contract that would rest leaves possible; null when there is none, or it is canceled. */
async function possible(
  db: Database,
  memberships: readonly Membership[],
  now: Date,
): Promise<{ membership: Membership; situation: Situation } | null> {
  const membership = restingOf(memberships, now);
  if (!membership || membership.contract.cancelationDate !== null) return null;
  return { membership, situation: await situationOf(db, membership, dayAt(membership, now)) };
}

function isAllowed(situation: Situation, days: Days): boolean {
  try {
    checkDays(situation, days);
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

/** The days for the end of one that begins on a day. */
function endsFrom(situation: Situation, startDate: string | undefined, last: string) {
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
    const shown = await shownTo(db, request, clock.now());
    return ok(shown.slice(0, mostListed).map(toAnswer));
  },

  async getIdlePeriods(request, { db, clock }) {
    const shown = await shownTo(db, request, clock.now());
    const past = shown.filter(({ found, today }) => isPast(found, today));
    const current = shown.filter((one) => !past.includes(one)).toReversed();
    return ok({
      current: current.slice(0, mostListed).map(toAnswer),
      past: past.slice(0, mostListed).map(toAnswer),
    });
  },

  async getIdlePeriodConfig(request, { db, clock }) {
    const { customer, memberships } = await seen(db, request);
    const now = clock.now();
    const { studio, rules } = await rulesFor(db, customer, restingOf(memberships, now));
    const { leadTime, bookableAhead, minimumLength, maximumLength } = rules;
    return ok({
      organizationUnitId: studio.id,
      earliestPossibleStartDate: earliestStart(rules, dayIn(studio.zoneId, now)),
      ...mayOf(customer, 'IDLE_PERIOD'),
      leadTime,
      bookableAhead,
      minimumLength,
      maximumLength,
      maximumPerYear: rules.maximumPerYear,
      lengthensTerm: rules.lengthensTerm,
    });
  },

  async getIdlePeriodDateLimitations(request, { db, clock }) {
    const { memberships } = await seen(db, request);
    const found = await possible(db, memberships, clock.now());
    const maxDate = found && lastEnd(found.situation);
    if (!found || maxDate === null) return ok(nothing);
    const { membership, situation } = found;
    const { startDate, endDate } = request.query;
    const days = startDate === undefined || endDate === undefined ? null : { startDate, endDate };
    const { lengthensTerm } = situation.rules;
    return ok({
      minDate: startRange(situation).first,
      maxDate,
      ...endsFrom(situation, startDate, maxDate),
      effect:
        days && isAllowed(situation, days)
          ? toEffect(membership, { ...days, lengthensTerm })
          : null,
    });
  },

  async getIdlePeriodFirstStartDate(request, { db, clock }) {
    const { memberships } = await seen(db, request);
    const found = await possible(db, memberships, clock.now());
    return ok({ firstPossibleStartDate: found && firstPossibleStart(found.situation) });
  },

  async getIdlePeriodCreateButton(request, { db, clock }) {
    const { customer, memberships } = await ownMemberships(db, request);
    if (!mayOf(customer, 'IDLE_PERIOD').editable) return ok({ visible: false });
    const found = await possible(db, memberships, clock.now());
    return ok({ visible: found !== null && firstPossibleStart(found.situation) !== null });
  },

  async getIdlePeriodDocumentRequirements(request, { db, clock }) {
    const { customer, memberships } = await seen(db, request);
    const { rules } = await rulesFor(db, customer, restingOf(memberships, clock.now()));
    return ok({
      documentRequired: rules.documentRequired,
      description: rules.documentDescription,
      mediaTypes: takenKinds,
      maxMegabytes: Math.floor((await documentLimit(db)) / 1024 / 1024),
    });
  },

  async createIdlePeriod(request, { db, clock }) {
    const { account, context, header, body, operationId } = request;
    const now = clock.now();
    const key = header['Idempotency-Key'] ?? null;
    const attempt = { key, operation: operationId, accountId: account.id, request: body };
    checkMayChange(await memberAt(db, account, context), 'IDLE_PERIOD');
    const id = await db.transaction((tx) =>
      once(tx, attempt, now, async () => {
        await lockOwnAccount(tx, account.id);
        const customer = await memberAt(tx, account, context);
        const changing = checkMayChange(customer, 'IDLE_PERIOD');
        return String(await askForIdlePeriod(tx, request, customer, body, { changing, now }));
      }),
    );
    return created(await idlePeriodNamed(db, Number(id), now));
  },

  async cancelIdlePeriod(request, { db, clock }) {
    const { account, context, path } = request;
    checkMayChange(await memberAt(db, account, context), 'IDLE_PERIOD');
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const { tenant } = await memberAt(tx, account, context);
      await cancelIdlePeriod(tx, request, { id: path.idlePeriodId, tenant }, clock.now());
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

/** One that was just asked for, or was before under the same key; it may be canceled since. */
async function idlePeriodNamed(
  db: Database,
  id: number,
  now: Date,
): Promise<Schemas['IdlePeriod']> {
  const found = await idlePeriodOf(db, id);
  const membership = found && (await membershipOf(db, found.contractId));
  if (!membership) throw new Error(`Idle period ${id} is gone.`);
  return toIdlePeriod(membership, found, dayAt(membership, now));
}
