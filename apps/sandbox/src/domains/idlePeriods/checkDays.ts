/** Validates the days of an idle period. */
import { apiError, ApiError, type TypedArg } from '../../platform/http/apiError.ts';
import {
  type Days,
  endRange,
  isYearFull,
  findOverlapping,
  type Situation,
  startRange,
} from './rules.ts';

const day = (value: string): TypedArg => ({ type: 'STRING', value });

function checkStart(situation: Situation, startDate: string): void {
  const { first, last } = startRange(situation);
  if (startDate < first || startDate > last)
    throw apiError(
      422,
      'idleperiod.error.startdatenotallowed',
      'An idle period cannot begin on this day',
      { args: [day(first), day(last)] },
    );
}

function checkLength({ rules }: Situation, { startDate, endDate }: Days): void {
  const { first, last } = endRange(rules, startDate);
  if (endDate < first)
    throw apiError(422, 'idleperiod.error.tooshort', 'The idle period is too short', {
      args: [day(first)],
    });
  if (endDate > last)
    throw apiError(422, 'idleperiod.error.toolong', 'The idle period is too long', {
      args: [day(last)],
    });
}

/** @throws 422 for days that the studio or contract does not allow, 409 if they overlap or exceed the yearly limit */
export function checkDays(situation: Situation, days: Days): void {
  const { rules, contractEndDate, others } = situation;
  checkStart(situation, days.startDate);
  checkLength(situation, days);
  if (contractEndDate !== null && days.endDate > contractEndDate)
    throw apiError(
      422,
      'idleperiod.error.aftercontractend',
      'The contract ends before the idle period does',
      { args: [day(contractEndDate)] },
    );
  const other = findOverlapping(others, days);
  if (other)
    throw apiError(
      409,
      'idleperiod.error.overlapping',
      'There is another idle period on these days',
      {
        args: [day(other.startDate), day(other.endDate)],
      },
    );
  if (isYearFull(situation, days.startDate))
    throw apiError(
      409,
      'idleperiod.error.toomanyperyear',
      'There are as many idle periods in this year as may be',
      {
        args: [
          { type: 'NUMBER', value: String(rules.maximumPerYear) },
          day(days.startDate.slice(0, 4)),
        ],
      },
    );
}

/** Returns whether checkDays permits the days. */
export function isAllowed(situation: Situation, days: Days): boolean {
  try {
    checkDays(situation, days);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
