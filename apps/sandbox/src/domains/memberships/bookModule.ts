/** Booking additional modules of a contract. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { ApiRequest, Schemas, Services } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { addDays } from '../../platform/time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { audit } from '../accounts/audit.ts';
import { toTrialPeriod } from '../membershipOffers/price.ts';
import { storeGrants } from '../membershipOffers/contracts.ts';
import type { StoredModule } from '../membershipOffers/offers.ts';
import { checkPrice } from '../membershipOffers/signable.ts';
import {
  contractOfferModules,
  contractOfferTerms,
  moduleContracts,
} from '../membershipOffers/tables.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { notifyAboutModule } from './contractChangeMails.ts';
import { lastDayOfTerm } from '../studios/lastDayOfTerm.ts';
import { charge } from './charging.ts';
import { computeDues } from './dues.ts';
import { minimumTermNotice } from './ending.ts';
import { isOver } from './exitOptions.ts';
import {
  contractLastDay,
  moduleKey,
  moduleLastDay,
  type Membership,
  toPositions,
  roundingStep,
  moduleTerms,
} from './membership.ts';
import { computeMonthlyCents, toMonthlyCents } from './monthly.ts';
import { studioDay, lockExistingMembership } from './ownMemberships.ts';
import { toCharge, toMemberModule } from './view.ts';

/** Maximum number of days from booking to the start of a module. */
const bookableDays = 90;

type Bookable = StoredModule & { priceCents: number };

/**
 * Loads the modules of the offer that can be added to a contract; none if it is canceled, over, or its offer is gone.
 */
export async function loadBookableModules(
  db: Database,
  membership: Membership,
  today: string,
): Promise<Bookable[]> {
  const { contract, modules } = membership;
  const { termId, cancelationDate } = contract;
  if (termId === null || cancelationDate !== null || isOver(membership, today)) return [];
  const offered = await db
    .select({ module: contractOfferModules })
    .from(contractOfferModules)
    .innerJoin(contractOfferTerms, eq(contractOfferTerms.offerId, contractOfferModules.offerId))
    .where(and(eq(contractOfferTerms.id, termId), isNotNull(contractOfferModules.priceCents)))
    .orderBy(asc(contractOfferModules.position), asc(contractOfferModules.id))
    .limit(50);
  const bookedModules = modules.filter((module) => {
    const last = moduleLastDay(membership, module);
    return last === null || last >= today;
  });
  return offered.flatMap(({ module: { priceCents, ...module } }) =>
    priceCents === null || bookedModules.some(({ moduleId }) => moduleId === module.id)
      ? []
      : [{ ...module, priceCents }],
  );
}

/** Returns the first and last possible start of a module booked today. */
function startDateRange(
  membership: Membership,
  today: string,
): { earliest: string; latest: string } {
  const { contract } = membership;
  const earliest = contract.startDate > today ? contract.startDate : today;
  const until = addDays(earliest, bookableDays);
  const last = contractLastDay(membership);
  return { earliest, latest: last !== null && last < until ? last : until };
}

export function toBookableModule(
  membership: Membership,
  module: Bookable,
  today: string,
): Schemas['BookableModule'] {
  const { contract } = membership;
  const { id, name, description, priceCents, paymentFrequency, trialPeriod } = module;
  const { earliest, latest } = startDateRange(membership, today);
  const before = computeMonthlyCents(membership, today);
  const more = toMonthlyCents(priceCents, paymentFrequency, roundingStep(membership));
  return {
    id,
    contractId: contract.id,
    name,
    description,
    price: money(priceCents, contract.currency),
    paymentFrequency,
    trialPeriod,
    earliestStartDate: earliest,
    latestStartDate: latest,
    monthlyPriceBefore: money(before, contract.currency),
    monthlyPrice: money(before + more, contract.currency),
  };
}

/** @throws 422 for a day outside this range */
function resolveStartDate(membership: Membership, requested: string | null, today: string): string {
  const { earliest, latest } = startDateRange(membership, today);
  const startDate = requested ?? earliest;
  if (startDate >= earliest && startDate <= latest) return startDate;
  const args = [earliest, latest].map((value) => ({ type: 'STRING' as const, value }));
  throw apiError(
    422,
    'contract.error.startdatenotallowed',
    'The contract cannot begin on this day',
    {
      args,
    },
  );
}

type BookedModule = { membership: Membership; id: number; before: number; today: string };

async function insertModule(
  tx: Database,
  membership: Membership,
  module: Bookable,
  startDate: string,
): Promise<number> {
  const { name, priceCents, paymentFrequency, trialPeriod } = module;
  const trial = toTrialPeriod(startDate, trialPeriod);
  const endDate = trial.trialPeriodEndDate ?? lastDayOfTerm(startDate, paymentFrequency);
  const row = {
    contractId: membership.contract.id,
    moduleId: module.id,
    name,
    priceCents,
    paymentFrequency,
    startDate,
    endDate,
    ...trial,
  };
  const terms = moduleTerms(membership, {
    ...row,
    id: 0,
    cancelationDate: null,
    contractEndDate: null,
    lastPossibleCancelationDate: null,
  });
  const [stored] = await tx
    .insert(moduleContracts)
    .values({
      ...row,
      lastPossibleCancelationDate: trial.trialPeriodEndDate ?? minimumTermNotice(terms, []),
    })
    .returning({ id: moduleContracts.id });
  if (!stored) throw new Error('The module contract was not stored.');
  const owner = { contractId: row.contractId, moduleContractId: stored.id };
  await storeGrants(tx, owner, module.grants);
  return stored.id;
}

/**
 * Books a module. Repeated calls with the same key return the first result.
 * @throws 404, 409 and 422 as described, without booking anything
 */
export async function bookModule(
  request: Pick<
    ApiRequest<'bookModuleContract'>,
    'account' | 'body' | 'context' | 'header' | 'operationId'
  >,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<BookedModule> {
  const { account, body, header, context, operationId } = request;
  const now = clock.now();
  const key = header['Idempotency-Key'] ?? null;
  const attempt = { key, operation: operationId, accountId: account.id, request: body };
  return db.transaction(async (tx) => {
    const id = await runIdempotent(tx, attempt, now, async () => {
      await lockOwnAccount(tx, account.id);
      const membership = await lockExistingMembership(tx, body.contractId);
      const today = studioDay(membership, now);
      const offered = await loadBookableModules(tx, membership, today);
      const module = offered.find((one) => one.id === body.contractModuleId);
      if (!module)
        throw apiError(
          422,
          'contract.error.modulenotbookable',
          'This module cannot be booked with the contract',
          { args: [{ type: 'NUMBER', value: String(body.contractModuleId) }] },
        );
      const startDate = resolveStartDate(membership, body.startDate, today);
      const { currency } = membership.contract;
      checkPrice(body.price, { cents: module.priceCents, currency }, membership.studio);
      const made = await insertModule(tx, membership, module, startDate);
      await charge(tx, await lockExistingMembership(tx, body.contractId), today, now);
      const by = { operationId, context, account };
      await audit(tx, { by, at: now, kind: 'module-contract', id: made });
      await notifyAboutModule(tx, made);
      return String(made);
    });
    const membership = await lockExistingMembership(tx, body.contractId);
    const today = studioDay(membership, now);
    const without = {
      ...membership,
      modules: membership.modules.filter((module) => module.id !== Number(id)),
    };
    return { membership, id: Number(id), before: computeMonthlyCents(without, today), today };
  });
}

/** Maps a booked module, including the new price of the contract. */
export function toBooking({
  membership,
  id,
  before,
  today,
}: BookedModule): Schemas['ModuleBooking'] {
  const { contract, pauses } = membership;
  const module = membership.modules.find((one) => one.id === id);
  if (!module) throw new Error(`Module contract ${id} is gone.`);
  const position = toPositions(membership).find(({ key }) => key === moduleKey(module));
  const step = roundingStep(membership);
  const [first] = position ? computeDues(position, position.from, pauses, step) : [];
  if (!first) throw new Error(`Module contract ${id} has no price.`);
  return {
    moduleContract: toMemberModule(membership, module, today),
    monthlyPriceBefore: money(before, contract.currency),
    monthlyPrice: money(computeMonthlyCents(membership, today), contract.currency),
    firstCharge: toCharge({ ...first, chargeDate: first.dueDate }, contract.currency),
  };
}
