import { useGetIdlePeriods, useListIdlePeriods } from '@studio-portal/sdk/api/idle-periods';
import type { IdlePeriodOverview } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the pauses of a member, split by the server with feature IDLE_PERIODS_SPLIT, otherwise as
 * one list (spec 6).
 */
export function useIdlePeriods({ enabled = true } = {}) {
  const isSplit = useStudio().isOn('IDLE_PERIODS_SPLIT');
  const split = useGetIdlePeriods({ query: { staleTime: 0, enabled: enabled && isSplit } });
  const list = useListIdlePeriods({
    query: {
      staleTime: 0,
      enabled: enabled && !isSplit,
      select: (all): IdlePeriodOverview => ({ current: all, past: [] }),
    },
  });
  return isSplit ? split : list;
}
