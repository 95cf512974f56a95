/** What a contract, or a module of one, would come to if it were canceled on a day. */
import type { Schemas } from '../../server/api.ts';
import { type Ending, endingsOn } from './ending.ts';
import { type ExitPromise, promiseOf } from './exitPromise.ts';
import {
  keyOfModule,
  lastDayOf,
  lastDayOfModule,
  type Membership,
  type Module,
  positionsOf,
  stepOfMembership,
  termsOf,
  termsOfModule,
} from './membership.ts';
import type { Charged } from './settling.ts';

/** How many ends there are to choose from. */
const choices = 4;

/** Whether a contract is over on a day. */
export function isOver(membership: Membership, today: string): boolean {
  const last = lastDayOf(membership);
  return last !== null && last < today;
}

/** The ends of a contract to choose from if it is canceled on a day, the earliest first; none when it cannot be. */
export function endingsOf(membership: Membership, today: string): Ending[] {
  if (membership.contract.cancelationDate !== null || isOver(membership, today)) return [];
  return endingsOn(termsOf(membership), membership.pauses, today, choices);
}

/** The same of a module; none for one that is included, or would end no earlier than its contract. */
export function endingsOfModule(membership: Membership, module: Module, today: string): Ending[] {
  const last = lastDayOfModule(membership, module);
  if (module.priceCents === null || module.cancelationDate !== null) return [];
  if (isOver(membership, today)) return [];
  const { pauses } = membership;
  return endingsOn(termsOfModule(membership, module), pauses, today, choices).filter(
    ({ contractEndDate }) => last === null || contractEndDate < last,
  );
}

/** What comes of a cancelation of the contract. @param charged what was; left out, all that is due by then */
export const promiseOfContract = (
  membership: Membership,
  today: string,
  ending: Ending,
  charged?: readonly Charged[],
): ExitPromise =>
  promiseOf(
    {
      positions: positionsOf(membership),
      pauses: membership.pauses,
      step: stepOfMembership(membership),
      ...(charged && { charged }),
    },
    today,
    ending,
  );

/** What comes of a cancelation of a module alone. */
export function promiseOfModule(
  membership: Membership,
  module: Module,
  today: string,
  ending: Ending,
  charged?: readonly Charged[],
): ExitPromise {
  const mine = keyOfModule(module);
  return promiseOf(
    {
      positions: positionsOf(membership).filter(({ key }) => key === mine),
      pauses: membership.pauses,
      step: stepOfMembership(membership),
      ...(charged && { charged: charged.filter(({ key }) => key === mine) }),
    },
    today,
    ending,
  );
}

type Lapse = Schemas['ContractLapse'];

/** What can no longer be used after a contract has ended on a day; a module may end before it. */
export function lapsesOf(membership: Membership, today: string, endDate: string): Lapse[] {
  const { contract, modules } = membership;
  const ending = modules.flatMap((module): Lapse[] => {
    const own = module.contractEndDate;
    const last = own !== null && own < endDate ? own : endDate;
    return last < today ? [] : [{ type: 'MODULE', name: module.name, endDate: last }];
  });
  return [{ type: 'CONTRACT', name: contract.name, endDate }, ...ending];
}
