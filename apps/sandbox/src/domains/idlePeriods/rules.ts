/** What a studio allows, and when somebody can pause by it. Pure but for reading the rules; calendar days. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { addDays } from '../../time.ts';
import { noticeFrom } from '../contracts/noticeDay.ts';
import { lastDayOf as lastDayOfTerm } from '../products/lastDayOf.ts';
import { idlePeriodRules } from './tables.ts';

export type IdlePeriodRules = Omit<typeof idlePeriodRules.$inferSelect, 'studioId'>;

/** What a studio allows that has not said anything else. */
export const usualRules: IdlePeriodRules = {
  leadTime: { term: 1, termUnit: 'WEEK' },
  bookableAhead: { term: 6, termUnit: 'MONTH' },
  minimumLength: { term: 2, termUnit: 'WEEK' },
  maximumLength: { term: 3, termUnit: 'MONTH' },
  maximumPerYear: 2,
  lengthensTerm: true,
  documentRequired: false,
  documentDescription: null,
};

export async function rulesOf(db: Database, studioId: number): Promise<IdlePeriodRules> {
  const [found] = await db
    .select()
    .from(idlePeriodRules)
    .where(eq(idlePeriodRules.studioId, studioId));
  return found ?? usualRules;
}

/** First and last day, both included. */
export type Days = { startDate: string; endDate: string };

/** What decides which days are left. */
export type Situation = {
  rules: IdlePeriodRules;
  /** Day of the studio on which it is asked for. */
  today: string;
  /** Of the contract that would rest. */
  contractStartDate: string;
  /** Last day of the contract; null when it goes on until notice is given. */
  contractEndDate: string | null;
  /** Those of the contract that are accepted or wait. */
  others: readonly Days[];
};

const later = (a: string, b: string): string => (a < b ? b : a);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** The first day by the lead time alone. */
export const earliestStart = ({ leadTime }: IdlePeriodRules, today: string): string =>
  noticeFrom(today, leadTime);

/** The first and the last day on which one can begin, whatever there is already. */
export function startRange({ rules, today, contractStartDate }: Situation): {
  first: string;
  last: string;
} {
  const first = later(earliestStart(rules, today), contractStartDate);
  return { first, last: later(noticeFrom(today, rules.bookableAhead), first) };
}

/** The first and the last day on which one that begins on a day can end, by its length alone. */
export const endRange = (
  { minimumLength, maximumLength }: IdlePeriodRules,
  startDate: string,
): { first: string; last: string } => ({
  first: lastDayOfTerm(startDate, minimumLength),
  last: lastDayOfTerm(startDate, maximumLength),
});

/** The last day on which any can end; null when the contract ends before one of the least length fits. */
export function lastEnd(situation: Situation): string | null {
  const { rules, contractEndDate } = situation;
  const { first, last } = startRange(situation);
  const end = endRange(rules, last).last;
  if (contractEndDate === null) return end;
  return endRange(rules, first).first > contractEndDate ? null : earlier(end, contractEndDate);
}

/** The one that has a day in common with these days. */
export const overlapping = <One extends Days>(
  others: readonly One[],
  { startDate, endDate }: Days,
): One | null =>
  others.find((other) => other.startDate <= endDate && startDate <= other.endDate) ?? null;

const yearOf = (day: string): string => day.slice(0, 4);

/** Whether as many begin in the year of a day as may. */
export const isYearFull = ({ rules, others }: Situation, startDate: string): boolean =>
  others.filter((other) => yearOf(other.startDate) === yearOf(startDate)).length >=
  rules.maximumPerYear;

/** The first day from which one of the least length fits; null when none does. */
export function firstPossibleStart(situation: Situation): string | null {
  const { rules, contractEndDate, others } = situation;
  const { first, last } = startRange(situation);
  let day = first;
  while (day <= last) {
    const endDate = endRange(rules, day).first;
    if (contractEndDate !== null && endDate > contractEndDate) return null;
    const other = overlapping(others, { startDate: day, endDate });
    if (isYearFull(situation, day)) day = `${Number(yearOf(day)) + 1}-01-01`;
    else if (other) day = addDays(other.endDate, 1);
    else return day;
  }
  return null;
}
