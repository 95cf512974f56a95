/** End dates of contracts. One pure rule for displayed dates, the cancelation and later charges. Calendar days. */
import { Temporal } from 'temporal-polyfill';
import type { Schemas } from '../../platform/api.ts';
import { addDays } from '../../platform/time.ts';
import { lastNoticeDay, noticeExpiry } from '../membershipOffers/noticeDay.ts';
import { extendByPauses, type Pause } from './pauses.ts';
import { addTerm } from '../membershipOffers/price.ts';

/** Terms that determine the end of a contract or module. */
export type Terms = {
  startDate: string;
  /** Last day of the minimum term, without pauses. */
  endDate: string;
  noticePeriod: Schemas['Term'];
  extension: Schemas['ContractExtension'];
  /** Last day of a trial, until which it can be canceled to that day; null without a trial. */
  trialEndDate: string | null;
};

export type Ending = {
  contractEndDate: string;
  /** Last day on which a cancelation leads to this end. */
  lastPossibleCancelationDate: string;
};

/** Safety limit for extensions; no contract is that long. */
const maxTerms = 1200;

/** Returns the last day of the minimum term, including pauses. */
export const minimumTermEnd = ({ endDate }: Terms, pauses: readonly Pause[]): string =>
  extendByPauses(endDate, pauses);

/** Returns the last day of notice for the end of the minimum term; null if the contract ends then anyway. */
export const minimumTermNotice = (terms: Terms, pauses: readonly Pause[]): string | null =>
  terms.extension.type === 'NONE'
    ? null
    : lastNoticeDay(minimumTermEnd(terms, pauses), terms.noticePeriod);

function findExtensionEnding(terms: Terms, pauses: readonly Pause[], day: string): Ending {
  const notice = extensionNotice(terms);
  const length = terms.extension.term ?? notice;
  for (let count = 1; count <= maxTerms; count += 1) {
    const end = addDays(addTerm(addDays(terms.endDate, 1), length, count), -1);
    const contractEndDate = extendByPauses(end, pauses);
    const last = lastNoticeDay(contractEndDate, notice);
    if (day <= last) return { contractEndDate, lastPossibleCancelationDate: last };
  }
  throw new Error(`A contract that began on ${terms.startDate} has no end after ${day}.`);
}

const extensionNotice = ({ extension, noticePeriod }: Terms): Schemas['Term'] =>
  extension.noticePeriod ?? noticePeriod;

function findIndefiniteEnding(terms: Terms, pauses: readonly Pause[], day: string): Ending {
  const notice = extensionNotice(terms);
  const earliest = addDays(minimumTermEnd(terms, pauses), 1);
  const end = noticeExpiry(day, notice);
  const contractEndDate = end < earliest ? earliest : end;
  return {
    contractEndDate,
    lastPossibleCancelationDate: lastNoticeDay(contractEndDate, notice),
  };
}

/**
 * Returns the earliest end if canceled on a day.
 * @returns null if it ends by itself and cannot be canceled
 */
export function findEnding(terms: Terms, pauses: readonly Pause[], day: string): Ending | null {
  const { trialEndDate, extension } = terms;
  if (trialEndDate !== null && day <= trialEndDate)
    return { contractEndDate: trialEndDate, lastPossibleCancelationDate: trialEndDate };
  const last = minimumTermNotice(terms, pauses);
  if (last === null) return null;
  if (day <= last)
    return { contractEndDate: minimumTermEnd(terms, pauses), lastPossibleCancelationDate: last };
  return extension.type === 'FIXED'
    ? findExtensionEnding(terms, pauses, day)
    : findIndefiniteEnding(terms, pauses, day);
}

const monthEnd = (day: string): string => {
  const date = Temporal.PlainDate.from(day);
  return date.with({ day: date.daysInMonth }).toString();
};

/** Lists possible ends if canceled on a day, earliest first; none if it ends by itself. */
export function listEndings(
  terms: Terms,
  pauses: readonly Pause[],
  day: string,
  count: number,
): Ending[] {
  const first = findEnding(terms, pauses, day);
  if (first === null) return [];
  const endings = [first];
  let last = first;
  while (endings.length < count) {
    last = nextEnding(terms, pauses, last);
    endings.push(last);
  }
  return endings;
}

/** Returns the next possible end: that of the next term, or the end of the month for an indefinite extension. */
function nextEnding(terms: Terms, pauses: readonly Pause[], before: Ending): Ending {
  const lasting = { ...terms, trialEndDate: null };
  const isEarly = before.contractEndDate < minimumTermEnd(terms, pauses);
  if (isEarly || terms.extension.type === 'FIXED') {
    const next = findEnding(lasting, pauses, addDays(before.lastPossibleCancelationDate, 1));
    if (next !== null) return next;
  }
  const contractEndDate = monthEnd(addDays(before.contractEndDate, 1));
  const last = lastNoticeDay(contractEndDate, extensionNotice(terms));
  const { lastPossibleCancelationDate: earlier } = before;
  return { contractEndDate, lastPossibleCancelationDate: last < earlier ? earlier : last };
}
