/** Possible ends of a contract or module, and their consequences. */
import type { Schemas } from '../../platform/api.ts';
import { type Ending, listEndings } from './ending.ts';
import { type ExitPromise, computePromise } from './exitPromise.ts';
import {
  moduleKey,
  contractLastDay,
  moduleLastDay,
  type Membership,
  type Module,
  toPositions,
  roundingStep,
  contractTerms,
  moduleTerms,
} from './membership.ts';
import type { Charged } from './computeCharges.ts';

/** Number of ends offered. */
const maxEndings = 4;

/** Returns whether a contract is over on a day. */
export function isOver(membership: Membership, today: string): boolean {
  const last = contractLastDay(membership);
  return last !== null && last < today;
}

/** Lists the possible ends if a contract is canceled on a day, earliest first; none if it cannot be canceled. */
export function listContractEndings(membership: Membership, today: string): Ending[] {
  if (membership.contract.cancelationDate !== null || isOver(membership, today)) return [];
  return listEndings(contractTerms(membership), membership.pauses, today, maxEndings);
}

/** Lists the possible ends of a module; none if it is included or would not end before its contract. */
export function listModuleEndings(membership: Membership, module: Module, today: string): Ending[] {
  const last = moduleLastDay(membership, module);
  if (module.priceCents === null || module.cancelationDate !== null) return [];
  if (isOver(membership, today)) return [];
  const { pauses } = membership;
  return listEndings(moduleTerms(membership, module), pauses, today, maxEndings).filter(
    ({ contractEndDate }) => last === null || contractEndDate < last,
  );
}

/**
 * Computes the consequences of canceling the contract. @param charged amounts so far; by default everything due by then
 */
export const computeContractPromise = (
  membership: Membership,
  today: string,
  ending: Ending,
  charged?: readonly Charged[],
): ExitPromise =>
  computePromise(
    {
      positions: toPositions(membership),
      pauses: membership.pauses,
      step: roundingStep(membership),
      ...(charged && { charged }),
    },
    today,
    ending,
  );

/** Computes the consequences of canceling a single module. */
export function computeModulePromise(
  membership: Membership,
  module: Module,
  today: string,
  ending: Ending,
  charged?: readonly Charged[],
): ExitPromise {
  const mine = moduleKey(module);
  return computePromise(
    {
      positions: toPositions(membership).filter(({ key }) => key === mine),
      pauses: membership.pauses,
      step: roundingStep(membership),
      ...(charged && { charged: charged.filter(({ key }) => key === mine) }),
    },
    today,
    ending,
  );
}

type Lapse = Schemas['ContractLapse'];

/** Lists the benefits that lapse when a contract ends; a module may end earlier. */
export function listLapses(membership: Membership, today: string, endDate: string): Lapse[] {
  const { contract, modules } = membership;
  const ending = modules.flatMap((module): Lapse[] => {
    const own = module.contractEndDate;
    const last = own !== null && own < endDate ? own : endDate;
    return last < today ? [] : [{ type: 'MODULE', name: module.name, endDate: last }];
  });
  return [{ type: 'CONTRACT', name: contract.name, endDate }, ...ending];
}
