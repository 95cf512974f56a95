/** Rules for idle periods and the days they allow. Pure except for loading the rules; calendar days. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time.ts';
import { noticeExpiry } from '../membershipOffers/noticeDay.ts';
import { lastDayOfTerm } from '../studios/lastDayOfTerm.ts';
import { idlePeriodRules } from './tables.ts';

export type IdlePeriodRules = Omit<typeof idlePeriodRules.$inferSelect, 'studioId'>;

/** Default rules of a studio. */
export const defaultRules: IdlePeriodRules = {
  leadTime: { term: 1, termUnit: 'WEEK' },
  bookableAhead: { term: 6, termUnit: 'MONTH' },
  minimumLength: { term: 2, termUnit: 'WEEK' },
  maximumLength: { term: 3, termUnit: 'MONTH' },
  maximumPerYear: 2,
  lengthensTerm: true,
  documentRequired: false,
  documentDescription: null,
};

export async function loadRules(db: Database, studioId: number): Promise<IdlePeriodRules> {
  const [found] = await db
    .select()
    .from(idlePeriodRules)
    .where(eq(idlePeriodRules.studioId, studioId));
  return found ?? defaultRules;
}

/** First and last day, both inclusive. */
export type Days = { startDate: string; endDate: string };

/** Everything that limits the possible days. */
export type Situation = {
  rules: IdlePeriodRules;
  /** Day of the request at the studio. */
  today: string;
  /** First day of the contract to pause. */
  contractStartDate: string;
  /** Last day of the contract; null if it continues until canceled. */
  contractEndDate: string | null;
  /** Accepted and pending idle periods of the contract. */
  others: readonly Days[];
};

const later = (a: string, b: string): string => (a < b ? b : a);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** Returns the first day according to the lead time alone. */
export const earliestStart = ({ leadTime }: IdlePeriodRules, today: string): string =>
  noticeExpiry(today, leadTime);

/** Returns the first and last possible start, ignoring existing idle periods. */
export function startRange({ rules, today, contractStartDate }: Situation): {
  first: string;
  last: string;
} {
  const first = later(earliestStart(rules, today), contractStartDate);
  return { first, last: later(noticeExpiry(today, rules.bookableAhead), first) };
}

/** Returns the first and last possible end for a start, according to the length limits alone. */
export const endRange = (
  { minimumLength, maximumLength }: IdlePeriodRules,
  startDate: string,
): { first: string; last: string } => ({
  first: lastDayOfTerm(startDate, minimumLength),
  last: lastDayOfTerm(startDate, maximumLength),
});

/** Returns the last possible end; null if the contract ends before the minimum length fits. */
export function lastEnd(situation: Situation): string | null {
  const { rules, contractEndDate } = situation;
  const { first, last } = startRange(situation);
  const end = endRange(rules, last).last;
  if (contractEndDate === null) return end;
  return endRange(rules, first).first > contractEndDate ? null : earlier(end, contractEndDate);
}

/** Finds an idle period that overlaps the days. */
export const findOverlapping = <One extends Days>(
  others: readonly One[],
  { startDate, endDate }: Days,
): One | null =>
  others.find((other) => other.startDate <= endDate && startDate <= other.endDate) ?? null;

const toYear = (day: string): string => day.slice(0, 4);

/** Returns whether the yearly limit is reached for the year of a day. */
export const isYearFull = ({ rules, others }: Situation, startDate: string): boolean =>
  others.filter((other) => toYear(other.startDate) === toYear(startDate)).length >=
  rules.maximumPerYear;

/** Returns the first start at which the minimum length fits; null if there is none. */
export function firstPossibleStart(situation: Situation): string | null {
  const { rules, contractEndDate, others } = situation;
  const { first, last } = startRange(situation);
  let day = first;
  while (day <= last) {
    const endDate = endRange(rules, day).first;
    if (contractEndDate !== null && endDate > contractEndDate) return null;
    const other = findOverlapping(others, { startDate: day, endDate });
    if (isYearFull(situation, day)) day = `${Number(toYear(day)) + 1}-01-01`;
    else if (other) day = addDays(other.endDate, 1);
    else return day;
  }
  return null;
}

/**
 * Returns the next possible days of a pause of the wanted length, or of the length closest to it; null if there are
 * none.
 */
export function nextPossibleDays(situation: Situation, wantedDays: number): Days | null {
  const { rules, contractEndDate, others } = situation;
  const startDate = firstPossibleStart(situation);
  if (startDate === null) return null;
  const { first, last } = endRange(rules, startDate);
  const wanted = addDays(startDate, wantedDays - 1);
  const next = others
    .map((other) => addDays(other.startDate, -1))
    .filter((day) => day > startDate)
    .toSorted()[0];
  const latest = [last, contractEndDate ?? last, next ?? last].reduce(earlier);
  return { startDate, endDate: later(first, earlier(wanted, latest)) };
}
