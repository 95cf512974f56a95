/** Modules that a contract does not have yet, and booking one. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { ApiRequest, Schemas, Services } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { addDays } from '../../time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { audit } from '../audit/audit.ts';
import { trialOf } from '../contracts/price.ts';
import type { StoredModule } from '../contracts/offers.ts';
import { contractOfferModules, contractOfferTerms, moduleContracts } from '../contracts/tables.ts';
import { once } from '../idempotency/once.ts';
import { tellModuleBooked } from '../mail/leavingMails.ts';
import { lastDayOf as lastDayOfTerm } from '../products/lastDayOf.ts';
import { charge } from './charging.ts';
import { duesOf } from './dues.ts';
import { minimumNotice } from './ending.ts';
import { isOver } from './leaving.ts';
import {
  keyOfModule,
  lastDayOfModule,
  type Membership,
  positionsOf,
  stepOfMembership,
  termsOfModule,
} from './membership.ts';
import { monthlyCentsOf, monthlyOf } from './monthly.ts';
import { dayAt, lockedMembership } from './own.ts';
import { toCharge, toMemberModule } from './view.ts';

/** How many days ahead a module can begin. */
const bookableDays = 90;

type Bookable = StoredModule & { priceCents: number };

/** Modules of the offer that can be booked with a contract; none for one that is canceled, over, or of no offer any more. */
export async function bookableModules(
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
  const taken = modules.filter((module) => {
    const last = lastDayOfModule(membership, module);
    return last === null || last >= today;
  });
  return offered.flatMap(({ module: { priceCents, ...module } }) =>
    priceCents === null || taken.some(({ moduleId }) => moduleId === module.id)
      ? []
      : [{ ...module, priceCents }],
  );
}

/** The first and the last day on which a module can begin that is booked today. */
function startDates({ contract }: Membership, today: string): { earliest: string; latest: string } {
  const earliest = contract.startDate > today ? contract.startDate : today;
  const until = addDays(earliest, bookableDays);
  const ends = contract.extension.type === 'NONE' && contract.endDate < until;
  return { earliest, latest: ends ? contract.endDate : until };
}

export function toBookable(
  membership: Membership,
  module: Bookable,
  today: string,
): Schemas['BookableModule'] {
  const { contract } = membership;
  const { id, name, description, priceCents, paymentFrequency, trialPeriod } = module;
  const { earliest, latest } = startDates(membership, today);
  const before = monthlyCentsOf(membership, today);
  const more = monthlyOf(priceCents, paymentFrequency, stepOfMembership(membership));
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

function checkPrice(
  { price }: Schemas['BookModuleRequest'],
  { priceCents }: Bookable,
  currency: string,
): void {
  const now = money(priceCents, currency);
  if (price.currency === now.currency && price.amount === now.amount) return;
  throw fault(409, 'contract.error.termschanged', 'The price has changed since it was shown', {
    args: [{ type: 'STRING', value: `${now.amount.toFixed(2)} ${now.currency}` }],
  });
}

/** @throws 422 for a day on which it cannot begin */
function startOf(membership: Membership, wanted: string | null, today: string): string {
  const { earliest, latest } = startDates(membership, today);
  const startDate = wanted ?? earliest;
  if (startDate >= earliest && startDate <= latest) return startDate;
  const args = [earliest, latest].map((value) => ({ type: 'STRING' as const, value }));
  throw fault(422, 'contract.error.startdatenotallowed', 'The contract cannot begin on this day', {
    args,
  });
}

type Booked = { membership: Membership; id: number; before: number; today: string };

async function insert(
  tx: Database,
  membership: Membership,
  module: Bookable,
  startDate: string,
): Promise<number> {
  const { name, priceCents, paymentFrequency, trialPeriod } = module;
  const trial = trialOf(startDate, trialPeriod);
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
  const terms = termsOfModule(membership, {
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
      lastPossibleCancelationDate: trial.trialPeriodEndDate ?? minimumNotice(terms, []),
    })
    .returning({ id: moduleContracts.id });
  if (!stored) throw new Error('Nothing was stored of a module.');
  return stored.id;
}

/**
 * Books a module. Sent again with the same key it answers what the first one did.
 * @throws 404, 409 and 422 as described: nothing is booked then
 */
export async function bookModule(
  request: Pick<
    ApiRequest<'bookModuleContract'>,
    'account' | 'body' | 'context' | 'header' | 'operationId'
  >,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Booked> {
  const { account, body, header, context, operationId } = request;
  const now = clock.now();
  const key = header['Idempotency-Key'] ?? null;
  const attempt = { key, operation: operationId, accountId: account.id, request: body };
  return db.transaction(async (tx) => {
    const id = await once(tx, attempt, now, async () => {
      await lockOwnAccount(tx, account.id);
      const membership = await lockedMembership(tx, body.contractId);
      const today = dayAt(membership, now);
      const offered = await bookableModules(tx, membership, today);
      const module = offered.find((one) => one.id === body.contractModuleId);
      if (!module)
        throw fault(
          422,
          'contract.error.modulenotbookable',
          'This module cannot be booked with the contract',
          { args: [{ type: 'NUMBER', value: String(body.contractModuleId) }] },
        );
      const startDate = startOf(membership, body.startDate, today);
      checkPrice(body, module, membership.contract.currency);
      const made = await insert(tx, membership, module, startDate);
      await charge(tx, await lockedMembership(tx, body.contractId), today, now);
      const by = { operationId, context, account };
      await audit(tx, { by, at: now, kind: 'module-contract', id: made });
      await tellModuleBooked(tx, made);
      return String(made);
    });
    const membership = await lockedMembership(tx, body.contractId);
    const today = dayAt(membership, now);
    const without = {
      ...membership,
      modules: membership.modules.filter((module) => module.id !== Number(id)),
    };
    return { membership, id: Number(id), before: monthlyCentsOf(without, today), today };
  });
}

/** What was booked, with what the contract costs by now. */
export function toBooking({ membership, id, before, today }: Booked): Schemas['ModuleBooking'] {
  const { contract, pauses } = membership;
  const module = membership.modules.find((one) => one.id === id);
  if (!module) throw new Error(`Module contract ${id} is gone.`);
  const position = positionsOf(membership).find(({ key }) => key === keyOfModule(module));
  const step = stepOfMembership(membership);
  const [first] = position ? duesOf(position, position.from, pauses, step) : [];
  if (!first) throw new Error(`Module contract ${id} costs nothing.`);
  return {
    moduleContract: toMemberModule(membership, module, today),
    monthlyPriceBefore: money(before, contract.currency),
    monthlyPrice: money(monthlyCentsOf(membership, today), contract.currency),
    firstCharge: toCharge({ ...first, chargeDate: first.dueDate }, contract.currency),
  };
}
