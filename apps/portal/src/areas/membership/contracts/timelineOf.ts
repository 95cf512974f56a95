import type { MemberContract } from '@studio-portal/sdk/types';
import { type Day, fromWire } from '../../../lib/dates/dates.ts';

/** What happens to a contract on a day. */
export type PointKind =
  | 'started'
  | 'usable'
  | 'newPrice'
  | 'canceledOn'
  | 'changedOn'
  | 'noticeBy'
  | 'termEnds'
  | 'nextEnd'
  | 'lastDay'
  | 'today';

/** A day in the life of a contract, and all that happens on it. */
export interface TimelinePoint {
  day: Day;
  kinds: readonly PointKind[];
  isPast: boolean;
}

/** On one day the earlier of these is said first. */
const order: readonly PointKind[] = [
  'started',
  'usable',
  'today',
  'canceledOn',
  'changedOn',
  'newPrice',
  'noticeBy',
  'termEnds',
  'nextEnd',
  'lastDay',
];

/**
 * The days of a contract in their order: its start, its minimum term, until when it can be canceled for which end, its price changes,
 * and today among them.
 * @param today calendar day at the studio
 */
export function timelineOf(contract: MemberContract, today: Day): TimelinePoint[] {
  const { startDate, contractStartDateOfUse, endDate, cancelationDate, extension } = contract;
  const { lastPossibleCancelationDate, contractEndDate, nextEndDate, priceChanges } = contract;
  // One that is canceled, or that ends by itself, has a last day; any other goes on.
  const hasEnd = contractEndDate !== null || extension.type === 'NONE';
  const last = contractEndDate ?? nextEndDate;
  const found: [PointKind, Date | null][] = [
    ['started', startDate],
    ['usable', contractStartDateOfUse < startDate ? contractStartDateOfUse : null],
    [contract.replacedBy ? 'changedOn' : 'canceledOn', cancelationDate],
    ['noticeBy', lastPossibleCancelationDate],
    ['termEnds', hasEnd && last <= endDate ? null : endDate],
    [hasEnd ? 'lastDay' : 'nextEnd', hasEnd || last > endDate ? last : null],
    ...priceChanges
      .filter((change) => !hasEnd || change.startDate <= last)
      .map((change): [PointKind, Date] => ['newPrice', change.startDate]),
  ];
  const byDay = Map.groupBy(
    [
      ...found.flatMap(([kind, date]) => (date ? [{ kind, day: fromWire(date) }] : [])),
      { kind: 'today' as const, day: today },
    ],
    ({ day }) => day,
  );
  return [...byDay]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, points]) => ({
      day,
      kinds: points
        .map(({ kind }) => kind)
        .toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
      isPast: day < today,
    }));
}
