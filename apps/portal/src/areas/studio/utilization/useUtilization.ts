import {
  useGetPublicUtilization,
  useGetUtilization,
  useListHistoricUtilization,
  useListPublicHistoricUtilization,
} from '@studio-portal/sdk/api/utilization';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { everyFiveMinutes, useRevealed } from './useActiveCheckins.ts';
import type { Weekday } from './weekdays.ts';

/** Loads the utilization by hour. */
export function useUtilization() {
  const { studio, connected } = useStudio();
  const revealed = useRevealed();
  const query = (asks: boolean) => ({
    query: { enabled: revealed && asks, refetchInterval: everyFiveMinutes },
  });
  const ofMember = useGetUtilization(studio.id, query(connected));
  const ofVisitor = useGetPublicUtilization(studio.id, query(!connected));
  const { data, isError } = connected ? ofMember : ofVisitor;
  return { revealed, data, isError };
}

/** Loads the usual hours of a weekday; none if people were never counted on it. */
export function useWeekdayHours(weekday: Weekday) {
  const { studio, connected } = useStudio();
  const query = (asks: boolean) => ({ query: { enabled: asks } });
  const ofMember = useListHistoricUtilization(studio.id, query(connected));
  const ofVisitor = useListPublicHistoricUtilization(studio.id, query(!connected));
  const { data, isError } = connected ? ofMember : ofVisitor;
  const hours = data?.find(({ dayOfWeek }) => dayOfWeek === weekday)?.hours ?? [];
  return { hours: data && hours, isError };
}
