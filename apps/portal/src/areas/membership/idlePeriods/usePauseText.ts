import { useIntl } from 'react-intl';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { dayInZone, formatDay, formatDayRange, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { useIdlePeriods } from './useIdlePeriods.ts';

/**
 * Returns the running or else the next accepted pause in words, such as "Paused until 15 December
 * 2026"; undefined without one, while it loads, and for members who may not see their pauses.
 */
export function usePauseText(): string | undefined {
  const { formatMessage, locale } = useIntl();
  const { data } = useIdlePeriods({ enabled: useCanOpen('idlePeriods') });
  // The list may contain past pauses (useIdlePeriods).
  const today = dayInZone(useStudio().studio.zoneId);
  const [next] =
    data?.current
      .filter(
        ({ state, endDate }) =>
          (state === 'ACTIVE' || state === 'ACCEPTED') && fromWire(endDate) >= today,
      )
      .toSorted((one, other) => Number(one.startDate) - Number(other.startDate)) ?? [];
  if (!next) return undefined;
  const [start, end] = [fromWire(next.startDate), fromWire(next.endDate)];
  return next.state === 'ACTIVE'
    ? formatMessage(messages.pausedUntil, { day: formatDay(end, locale, { dateStyle: 'long' }) })
    : formatMessage(messages.pausedOn, { days: formatDayRange(start, end, locale) });
}
