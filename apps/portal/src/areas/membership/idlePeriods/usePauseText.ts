import { useIntl } from 'react-intl';
import { formatDay, formatDayRange, fromWire } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';
import { useAcceptedPauses } from './useAcceptedPauses.ts';

/**
 * Returns the running or else the next accepted pause in words, such as "Paused until 15 December
 * 2026"; undefined without one.
 */
export function usePauseText(): string | undefined {
  const { formatMessage, locale } = useIntl();
  const [next] = useAcceptedPauses();
  if (!next) return undefined;
  const [start, end] = [fromWire(next.startDate), fromWire(next.endDate)];
  return next.state === 'ACTIVE'
    ? formatMessage(messages.pausedUntil, { day: formatDay(end, locale, { dateStyle: 'long' }) })
    : formatMessage(messages.pausedOn, { days: formatDayRange(start, end, locale) });
}
