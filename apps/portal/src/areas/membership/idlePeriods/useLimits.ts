import { useGetIdlePeriodDateLimitations } from '@studio-portal/sdk/api/idle-periods';
import { keepPreviousData } from '@tanstack/react-query';
import { isDay } from '../../../lib/dates/dates.ts';

/** Loads the possible dates given those already selected, and the effect of the resulting pause. */
export function useLimits({ startDate, endDate }: { startDate: string; endDate: string }) {
  return useGetIdlePeriodDateLimitations(
    {
      ...(isDay(startDate) ? { startDate } : {}),
      ...(isDay(startDate) && isDay(endDate) ? { endDate } : {}),
    },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
}
