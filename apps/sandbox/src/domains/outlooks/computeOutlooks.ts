/**
 * Outlooks of a contract: its end, next payment and total within twelve months if the member keeps, pauses, changes or
 * cancels it. Pure; each uses the rule by which the choice takes effect.
 */
import type { Schemas } from '../../platform/api.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { addDays } from '../../platform/time.ts';
import type { Days } from '../idlePeriods/rules.ts';
import { withPauses } from '../idlePeriods/effect.ts';
import type { ChosenTerm, Offer } from '../membershipOffers/offers.ts';
import { buildUpgradeOrder, type CheckedOrder } from '../membershipOffers/order.ts';
import { addTerm, firstFeeDay } from '../membershipOffers/price.ts';
import { startDateRange } from '../membershipOffers/startDates.ts';
import { type Charge, computeCharges } from '../memberships/computeCharges.ts';
import { computeDues, type Position } from '../memberships/dues.ts';
import { listContractEndings } from '../memberships/exitOptions.ts';
import { endPositions } from '../memberships/exitPromise.ts';
import {
  contractLastDay,
  type Membership,
  moduleLastDay,
  roundingStep,
  toPositions,
} from '../memberships/membership.ts';
import { toUpgradePreview } from '../memberships/upgrade.ts';
import { isUpgradable } from '../memberships/view.ts';
import { lastDayOfTerm } from '../studios/lastDayOfTerm.ts';

export type Outlook = {
  /** Last day of the contract or its successor if it is known, else the earliest one possible. */
  endDate: string;
  /** Payments and refunds from today on, by day. */
  charges: readonly Charge[];
} & (
  | { choice: 'KEEP' | 'CANCEL' }
  | { choice: 'PAUSE'; pause: Days }
  | { choice: 'CHANGE'; upgrade: Schemas['ContractUpgradePreview'] }
);

/** Returns the last of the twelve months that start today. */
export const outlookUntil = (today: string): string =>
  lastDayOfTerm(today, { term: 12, termUnit: 'MONTH' });

/**
 * Lists the charges from today on; everything due until today counts as charged, with the pauses of the membership.
 * @param after the contract with the choice
 */
function listCharges(
  membership: Membership,
  today: string,
  after: { positions: readonly Position[]; pauses: Membership['pauses'] },
): Charge[] {
  const step = roundingStep(membership);
  const charged = toPositions(membership).flatMap((position) =>
    computeDues(position, today, membership.pauses, step),
  );
  return computeCharges(after.positions, charged, {
    today,
    upTo: outlookUntil(today),
    pauses: after.pauses,
    step,
  });
}

/** Returns the last day if it is known, else the earliest one possible. */
function findEndDate(membership: Membership, today: string): string {
  const [earliest] = listContractEndings(membership, today);
  return contractLastDay(membership) ?? earliest?.contractEndDate ?? membership.contract.endDate;
}

function computeKept(membership: Membership, today: string): Outlook {
  const { pauses } = membership;
  return {
    choice: 'KEEP',
    endDate: findEndDate(membership, today),
    charges: listCharges(membership, today, { positions: toPositions(membership), pauses }),
  };
}

function computePaused(
  membership: Membership,
  today: string,
  { pause, lengthensTerm }: { pause: Days; lengthensTerm: boolean },
): Outlook {
  const paused = withPauses(membership, [...membership.pauses, { ...pause, lengthensTerm }]);
  return {
    choice: 'PAUSE',
    pause,
    endDate: findEndDate(paused, today),
    charges: listCharges(membership, today, {
      positions: toPositions(paused),
      pauses: paused.pauses,
    }),
  };
}

function computeCanceled(membership: Membership, today: string): Outlook[] {
  const [earliest] = listContractEndings(membership, today);
  if (!earliest) return [];
  const endDate = earliest.contractEndDate;
  const { pauses } = membership;
  const positions = endPositions(toPositions(membership), endDate);
  return [
    { choice: 'CANCEL', endDate, charges: listCharges(membership, today, { positions, pauses }) },
  ];
}

/** Returns the positions of an order from its start; they continue if the contract does. */
function orderPositions({
  offer,
  term,
  startDate,
  price,
  selectedModules,
  flatFees,
}: CheckedOrder) {
  const plain = {
    until: term.extension.type === 'NONE' ? price.endDate : null,
    changes: [],
    discounts: [],
    restsInPauses: true,
  };
  return [
    {
      ...plain,
      key: 'BASE',
      type: 'BASE',
      name: offer.name,
      from: startDate,
      frequency: term.paymentFrequency,
      amountCents: term.priceCents,
    },
    ...selectedModules.flatMap(({ id, name, priceCents, paymentFrequency, trialPeriod }) =>
      priceCents === null
        ? []
        : [
            {
              ...plain,
              key: `MODULE ${id}`,
              type: 'MODULE' as const,
              name,
              from: trialPeriod ? addTerm(startDate, trialPeriod, 1) : startDate,
              frequency: paymentFrequency,
              amountCents: priceCents,
            },
          ],
    ),
    ...flatFees.map((fee) => ({
      ...plain,
      key: `FLAT_FEE ${fee.id}`,
      type: 'FLAT_FEE' as const,
      name: fee.name,
      from: firstFeeDay(startDate, fee),
      frequency: fee.paymentFrequency,
      amountCents: fee.amountCents,
    })),
  ] satisfies Position[];
}

/** Ids of the modules that continue one of the contract. Names are compared, since each offer has its own modules. */
function continuedModules(membership: Membership, { modules }: ChosenTerm): number[] {
  const continuing = membership.modules.filter(
    (module) => moduleLastDay(membership, module) === null,
  );
  const names = new Set(continuing.map(({ name }) => name));
  return modules.flatMap(({ id, name, priceCents }) =>
    priceCents !== null && names.has(name) ? [id] : [],
  );
}

/** Computes the change to a term; none if the term cannot replace the contract. */
function computeChanged(membership: Membership, today: string, chosen: ChosenTerm): Outlook[] {
  const { contract, studio, pauses } = membership;
  const { earliest } = startDateRange(chosen.offer, today);
  const startDate = earliest > contract.startDate ? earliest : addDays(contract.startDate, 1);
  try {
    const moduleIds = continuedModules(membership, chosen);
    const order = buildUpgradeOrder(chosen, { startDate, moduleIds }, { studio, today });
    const upgrade = toUpgradePreview(membership, order, today);
    const positions = endPositions(toPositions(membership), upgrade.currentEndDate);
    const dues = orderPositions(order).flatMap((position) =>
      computeDues(position, outlookUntil(today), [], roundingStep(membership)),
    );
    const charges = [
      ...listCharges(membership, today, { positions, pauses }),
      ...dues.map((due) => ({ ...due, chargeDate: due.dueDate })),
    ];
    return [
      {
        choice: 'CHANGE',
        upgrade,
        endDate: order.price.endDate,
        charges: charges.toSorted((a, b) => a.chargeDate.localeCompare(b.chargeDate)),
      },
    ];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/**
 * Computes the outlooks of a contract.
 * @param today in the studio's time zone
 * @param choices the next possible pause, if the member can request one, and the offers of the studio
 */
export function computeOutlooks(
  membership: Membership,
  today: string,
  {
    paused,
    offers,
  }: {
    paused: { pause: Days; lengthensTerm: boolean } | null;
    offers: readonly Offer[];
  },
): [Outlook, ...Outlook[]] {
  const terms = offers.flatMap(({ offer, terms: all, modules }) =>
    all.map((term) => ({ offer, term, modules })),
  );
  return [
    computeKept(membership, today),
    ...(paused ? [computePaused(membership, today, paused)] : []),
    ...(isUpgradable(membership, today)
      ? terms.flatMap((chosen) => computeChanged(membership, today, chosen))
      : []),
    ...computeCanceled(membership, today),
  ];
}
