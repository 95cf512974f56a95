import { useGetIdlePeriodDateLimitations } from '@studio-portal/sdk/api/idle-periods';
import { keepPreviousData } from '@tanstack/react-query';
import { isDay } from '../../../lib/dates/dates.ts';

/** Which days are left beside those that are chosen, and what the pause between them would do. */
export function useLimits({ startDate, endDate }: { startDate: string; endDate: string }) {
  return useGetIdlePeriodDateLimitations(
    {
      ...(isDay(startDate) ? { startDate } : {}),
      ...(isDay(startDate) && isDay(endDate) ? { endDate } : {}),
    },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
}
