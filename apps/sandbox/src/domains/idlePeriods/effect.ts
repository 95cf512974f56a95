/** Effect of an idle period on term and charges, computed by the charging rule with and without it. */
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { daysBetween } from '../../platform/time.ts';
import { noticeExpiry } from '../membershipOffers/noticeDay.ts';
import { type Due, computeDues } from '../memberships/dues.ts';
import { minimumTermEnd } from '../memberships/ending.ts';
import {
  type Membership,
  toPositions,
  roundingStep,
  contractTerms,
} from '../memberships/membership.ts';
import type { Pause } from '../memberships/pauses.ts';

/** Returns a contract with other pauses. */
export const withPauses = (membership: Membership, pauses: readonly Pause[]): Membership => ({
  ...membership,
  pauses: pauses.toSorted((a, b) => a.startDate.localeCompare(b.startDate)),
});

/** Returns whether a pause is this idle period; a reward may cover the same days. */
const isSame = (other: Pause, idle: Pause): boolean =>
  !other.isReward && other.startDate === idle.startDate && other.endDate === idle.endDate;

export type Effect = {
  endDateBefore: string;
  endDateAfter: string;
  notChargedCents: number;
  charges: { due: Due; beforeCents: number; afterCents: number }[];
};

const computeDuesById = (membership: Membership, lastDay: string): Map<string, Due> =>
  new Map(
    toPositions(membership)
      .flatMap((position) =>
        computeDues(position, lastDay, membership.pauses, roundingStep(membership)),
      )
      .map((due) => [`${due.dueDate} ${due.key}`, due]),
  );

/** @param membership with or without the idle period among its pauses */
export function computeEffect(membership: Membership, pause: Pause): Effect {
  const others = membership.pauses.filter((other) => !isSame(other, pause));
  const before = withPauses(membership, others);
  const after = withPauses(membership, [...others, pause]);
  const endDateBefore = minimumTermEnd(contractTerms(before), before.pauses);
  const endDateAfter = minimumTermEnd(contractTerms(after), after.pauses);
  // Discounts skip payments without an open amount, which also affects later payments, so look a year further.
  const last = endDateAfter < pause.endDate ? pause.endDate : endDateAfter;
  const upTo = noticeExpiry(last, { term: 1, termUnit: 'YEAR' });
  const [without, withIt] = [computeDuesById(before, upTo), computeDuesById(after, upTo)];
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

/** Maps the effect to the API format. */
export function toEffect(membership: Membership, pause: Pause): Schemas['IdlePeriodEffect'] {
  const { contract } = membership;
  const { endDateBefore, endDateAfter, notChargedCents, charges } = computeEffect(
    membership,
    pause,
  );
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
