import type { MemberContract } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { contractMessages as messages } from './contractMessages.ts';
import { dayWords } from './contractWords.ts';

/** How a contract stands, with the day that matters most now: "Ends on 31 March 2027". */
export function stateWords(contract: MemberContract, intl: IntlShape): string {
  const { state, startDate, contractEndDate, nextEndDate, extension } = contract;
  const say = (message: (typeof messages)['since'], day: Date) =>
    intl.formatMessage(message, { day: dayWords(day, intl) });
  if (state === 'UPCOMING') return say(messages.from, startDate);
  if (state === 'ENDED') return say(messages.endedOn, contractEndDate ?? nextEndDate);
  if (contractEndDate) return say(messages.endsOn, contractEndDate);
  return extension.type === 'NONE'
    ? say(messages.endsOn, nextEndDate)
    : say(messages.since, startDate);
}
