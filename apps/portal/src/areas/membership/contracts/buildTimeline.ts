import type { IdlePeriod, MemberContract } from '@studio-portal/sdk/types';
import { type Day, fromWire } from '../../../lib/dates/dates.ts';

/** Event in the timeline of a contract. */
export type PointKind =
  | 'started'
  | 'usable'
  | 'newPrice'
  | 'pauseStarts'
  | 'pauseEnds'
  | 'canceledOn'
  | 'changedOn'
  | 'noticeBy'
  | 'termEnds'
  | 'nextEnd'
  | 'lastDay'
  | 'today';

/** Day in the timeline of a contract with all its events. */
export interface TimelinePoint {
  day: Day;
  kinds: readonly PointKind[];
  isPast: boolean;
}

/** Order of events on the same day. */
const order: readonly PointKind[] = [
  'started',
  'usable',
  'today',
  'pauseStarts',
  'pauseEnds',
  'canceledOn',
  'changedOn',
  'newPrice',
  'noticeBy',
  'termEnds',
  'nextEnd',
  'lastDay',
];

/**
 * Returns the dates of a contract in order: start, minimum term, notice deadline with its end date,
 * pauses, price changes and today.
 * @param today calendar day at the studio
 */
export function buildTimeline(
  contract: MemberContract,
  today: Day,
  pauses: readonly Pick<IdlePeriod, 'startDate' | 'endDate'>[] = [],
): TimelinePoint[] {
  const { startDate, contractStartDateOfUse, endDate, cancelationDate, extension } = contract;
  const { lastPossibleCancelationDate, contractEndDate, nextEndDate, priceChanges } = contract;
  // Canceled contracts and those that end by themselves have a last day; others continue.
  const hasEnd = contractEndDate !== null || extension.type === 'NONE';
  const last = contractEndDate ?? nextEndDate;
  const events: [PointKind, Date | null][] = [
    ['started', startDate],
    ['usable', contractStartDateOfUse < startDate ? contractStartDateOfUse : null],
    [contract.replacedBy ? 'changedOn' : 'canceledOn', cancelationDate],
    ['noticeBy', lastPossibleCancelationDate],
    ['termEnds', hasEnd && last <= endDate ? null : endDate],
    [hasEnd ? 'lastDay' : 'nextEnd', hasEnd || last > endDate ? last : null],
    ...priceChanges
      .filter((change) => !hasEnd || change.startDate <= last)
      .map((change): [PointKind, Date] => ['newPrice', change.startDate]),
    ...pauses.flatMap((pause): [PointKind, Date][] => [
      ['pauseStarts', pause.startDate],
      ['pauseEnds', pause.endDate],
    ]),
  ];
  const byDay = Map.groupBy(
    [
      ...events.flatMap(([kind, date]) => (date ? [{ kind, day: fromWire(date) }] : [])),
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
