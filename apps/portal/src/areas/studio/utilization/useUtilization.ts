import {
  useGetActiveCheckins,
  useGetPublicActiveCheckins,
  useGetPublicUtilization,
  useGetPublicUtilizationReveal,
  useGetUtilization,
  useGetUtilizationReveal,
  useListHistoricUtilization,
  useListPublicHistoricUtilization,
} from '@studio-portal/sdk/api/utilization';
import type { Weekday } from './weekdays.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Refetch interval while the page is open. */
const everyFiveMinutes = 300_000;

/**
 * Loads the utilization by hour. Members use the private calls, which may show more than visitors
 * see.
 */
export function useUtilization() {
  const { studio, connected } = useStudio();
  const mine = { query: { enabled: connected } };
  const theirs = { query: { enabled: !connected } };
  const member = useGetUtilizationReveal(studio.id, mine);
  const visitor = useGetPublicUtilizationReveal(studio.id, theirs);
  const revealed = (connected ? member : visitor).data?.revealed === true;
  const query = (asks: boolean) => ({
    query: { enabled: revealed && asks, refetchInterval: everyFiveMinutes },
  });
  const ofMember = useGetUtilization(studio.id, query(connected));
  const ofVisitor = useGetPublicUtilization(studio.id, query(!connected));
  const { data, isError } = connected ? ofMember : ofVisitor;
  return { revealed, data, isError };
}

/** Loads how many people are in a studio that publishes it. */
export function useActiveCheckins() {
  const { studio, connected } = useStudio();
  const query = (asks: boolean) => ({
    query: { enabled: asks, refetchInterval: everyFiveMinutes },
  });
  const ofMember = useGetActiveCheckins(studio.id, query(connected));
  const ofVisitor = useGetPublicActiveCheckins(studio.id, query(!connected));
  return (connected ? ofMember : ofVisitor).data;
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
