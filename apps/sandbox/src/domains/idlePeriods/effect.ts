/** What an idle period does to term and charges: the rule that charges, with it and without it. */
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { daysBetween } from '../../time.ts';
import { noticeFrom } from '../contracts/noticeDay.ts';
import { type Due, duesOf } from '../memberContracts/dues.ts';
import { minimumEnd } from '../memberContracts/ending.ts';
import {
  type Membership,
  positionsOf,
  stepOfMembership,
  termsOf,
} from '../memberContracts/membership.ts';
import type { Pause } from '../memberContracts/pauses.ts';

/** A contract as it is with an idle period, or without. */
const pausedBy = (membership: Membership, pauses: readonly Pause[]): Membership => ({
  ...membership,
  pauses: pauses.toSorted((a, b) => a.startDate.localeCompare(b.startDate)),
});

/** Whether one of a membership's pauses is the idle period: of a reward the days may be the same. */
const isSame = (other: Pause, idle: Pause): boolean =>
  !other.isReward && other.startDate === idle.startDate && other.endDate === idle.endDate;

export type Effect = {
  endDateBefore: string;
  endDateAfter: string;
  notChargedCents: number;
  charges: { due: Due; beforeCents: number; afterCents: number }[];
};

const duesUpTo = (membership: Membership, upTo: string): Map<string, Due> =>
  new Map(
    positionsOf(membership)
      .flatMap((position) =>
        duesOf(position, upTo, membership.pauses, stepOfMembership(membership)),
      )
      .map((due) => [`${due.dueDate} ${due.key}`, due]),
  );

/** @param membership with the idle period among its pauses, or without: only the others count */
export function effectOf(membership: Membership, pause: Pause): Effect {
  const others = membership.pauses.filter((other) => !isSame(other, pause));
  const before = pausedBy(membership, others);
  const after = pausedBy(membership, [...others, pause]);
  const endDateBefore = minimumEnd(termsOf(before), before.pauses);
  const endDateAfter = minimumEnd(termsOf(after), after.pauses);
  // A discount that finds nothing to be taken off goes on to later payments, so those are looked at, too.
  const last = endDateAfter < pause.endDate ? pause.endDate : endDateAfter;
  const upTo = noticeFrom(last, { term: 1, termUnit: 'YEAR' });
  const [without, withIt] = [duesUpTo(before, upTo), duesUpTo(after, upTo)];
  const charges = [...new Map([...without, ...withIt])].flatMap(([id, due]) => {
    const beforeCents = without.get(id)?.amountCents ?? 0;
    const afterCents = withIt.get(id)?.amountCents ?? 0;
    return beforeCents === afterCents ? [] : [{ due, beforeCents, afterCents }];
  });
  return {
    endDateBefore,
    endDateAfter,
    notChargedCents: charges.reduce(
      (sum, { beforeCents, afterCents }) => sum + beforeCents - afterCents,
      0,
    ),
    charges: charges.toSorted((a, b) => a.due.dueDate.localeCompare(b.due.dueDate)),
  };
}

/** The effect as the wire has it. */
export function toEffect(membership: Membership, pause: Pause): Schemas['IdlePeriodEffect'] {
  const { contract } = membership;
  const { endDateBefore, endDateAfter, notChargedCents, charges } = effectOf(membership, pause);
  return {
    contractId: contract.id,
    contractName: contract.name,
    restingDays: daysBetween(pause.startDate, pause.endDate) + 1,
    endDateBefore,
    endDateAfter,
    notCharged: money(notChargedCents, contract.currency),
    charges: charges.map(({ due: { type, name, dueDate }, beforeCents, afterCents }) => ({
      type,
      name,
      dueDate,
      priceBefore: money(beforeCents, contract.currency),
      priceAfter: money(afterCents, contract.currency),
    })),
  };
}
