import type { MemberContract } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { contractMessages as messages } from './contractMessages.ts';
import { formatLongDay } from './contractFormats.ts';

/** Formats the state of a contract with its most relevant day: "Ends on 31 March 2027". */
export function formatContractState(contract: MemberContract, intl: IntlShape): string {
  const { state, startDate, contractEndDate, nextEndDate, extension } = contract;
  const format = (message: (typeof messages)['since'], day: Date) =>
    intl.formatMessage(message, { day: formatLongDay(day, intl) });
  if (state === 'UPCOMING') return format(messages.from, startDate);
  if (state === 'ENDED') return format(messages.endedOn, contractEndDate ?? nextEndDate);
  if (contractEndDate) return format(messages.endsOn, contractEndDate);
  return extension.type === 'NONE'
    ? format(messages.endsOn, nextEndDate)
    : format(messages.since, startDate);
}
