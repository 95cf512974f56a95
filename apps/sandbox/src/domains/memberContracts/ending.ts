/** When a contract ends. One pure rule for the dates that are shown, the cancelation itself and what is charged after it. Calendar days. */
import { Temporal } from 'temporal-polyfill';
import type { Schemas } from '../../server/api.ts';
import { addDays } from '../../time.ts';
import { lastNoticeFor, noticeFrom } from '../contracts/noticeDay.ts';
import { lengthened, type Pause } from './pauses.ts';
import { dayAfter } from '../contracts/price.ts';

/** What decides when something ends: a contract, or a module of one. */
export type Terms = {
  startDate: string;
  /** Last day of the minimum term, without pauses. */
  endDate: string;
  noticePeriod: Schemas['Term'];
  extension: Schemas['ContractExtension'];
  /** Last day of a trial, to which it can be canceled until then; null: there is none. */
  trialEndDate: string | null;
};

export type Ending = {
  contractEndDate: string;
  /** Last day on which a cancelation still ends it then. */
  lastPossibleCancelationDate: string;
};

/** How many further terms are looked at; the longest contract that anybody has is shorter. */
const mostTerms = 1200;

/** The last day of the minimum term, with its pauses. */
export const minimumEnd = ({ endDate }: Terms, pauses: readonly Pause[]): string =>
  lengthened(endDate, pauses);

/** The last day of notice for the end of the minimum term; null when it ends then anyway. */
export const minimumNotice = (terms: Terms, pauses: readonly Pause[]): string | null =>
  terms.extension.type === 'NONE'
    ? null
    : lastNoticeFor(minimumEnd(terms, pauses), terms.noticePeriod);

function furtherTerm(terms: Terms, pauses: readonly Pause[], day: string): Ending {
  const notice = noticeAfter(terms);
  const length = terms.extension.term ?? notice;
  for (let count = 1; count <= mostTerms; count += 1) {
    const end = addDays(dayAfter(addDays(terms.endDate, 1), length, count), -1);
    const contractEndDate = lengthened(end, pauses);
    const last = lastNoticeFor(contractEndDate, notice);
    if (day <= last) return { contractEndDate, lastPossibleCancelationDate: last };
  }
  throw new Error(`A contract that began on ${terms.startDate} has no end after ${day}.`);
}

const noticeAfter = ({ extension, noticePeriod }: Terms): Schemas['Term'] =>
  extension.noticePeriod ?? noticePeriod;

function untilFurtherNotice(terms: Terms, pauses: readonly Pause[], day: string): Ending {
  const notice = noticeAfter(terms);
  const earliest = addDays(minimumEnd(terms, pauses), 1);
  const end = noticeFrom(day, notice);
  const contractEndDate = end < earliest ? earliest : end;
  const last = lastNoticeFor(contractEndDate, notice);
  return { contractEndDate, lastPossibleCancelationDate: last < day ? day : last };
}

/**
 * When it ends if it is canceled on a day, at the earliest.
 * @returns null for what ends by itself: there is nothing to cancel
 */
export function endingOn(terms: Terms, pauses: readonly Pause[], day: string): Ending | null {
  const { trialEndDate, extension } = terms;
  if (trialEndDate !== null && day <= trialEndDate)
    return { contractEndDate: trialEndDate, lastPossibleCancelationDate: trialEndDate };
  const last = minimumNotice(terms, pauses);
  if (last === null) return null;
  if (day <= last)
    return { contractEndDate: minimumEnd(terms, pauses), lastPossibleCancelationDate: last };
  return extension.type === 'FIXED'
    ? furtherTerm(terms, pauses, day)
    : untilFurtherNotice(terms, pauses, day);
}

const monthEnd = (day: string): string => {
  const date = Temporal.PlainDate.from(day);
  return date.with({ day: date.daysInMonth }).toString();
};

/** The ends among which somebody can choose who cancels on a day, the earliest first; none for what ends by itself. */
export function endingsOn(
  terms: Terms,
  pauses: readonly Pause[],
  day: string,
  count: number,
): Ending[] {
  const first = endingOn(terms, pauses, day);
  if (first === null) return [];
  const endings = [first];
  let last = first;
  while (endings.length < count) {
    last = nextEnding(terms, pauses, last);
    endings.push(last);
  }
  return endings;
}

/** What follows an end: that of the next term, or the end of a month where it goes on until further notice. */
function nextEnding(terms: Terms, pauses: readonly Pause[], before: Ending): Ending {
  const lasting = { ...terms, trialEndDate: null };
  const isEarly = before.contractEndDate < minimumEnd(terms, pauses);
  if (isEarly || terms.extension.type === 'FIXED') {
    const next = endingOn(lasting, pauses, addDays(before.lastPossibleCancelationDate, 1));
    if (next !== null) return next;
  }
  const contractEndDate = monthEnd(addDays(before.contractEndDate, 1));
  const last = lastNoticeFor(contractEndDate, noticeAfter(terms));
  const { lastPossibleCancelationDate: earlier } = before;
  return { contractEndDate, lastPossibleCancelationDate: last < earlier ? earlier : last };
}
