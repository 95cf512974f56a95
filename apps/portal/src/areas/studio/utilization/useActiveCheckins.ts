import {
  useGetActiveCheckins,
  useGetPublicActiveCheckins,
  useGetPublicUtilizationReveal,
  useGetUtilizationReveal,
} from '@studio-portal/sdk/api/utilization';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Refetch interval while the page is open. */
export const everyFiveMinutes = 300_000;

/**
 * Loads whether the studio publishes its utilization. Members use the private calls, which may show
 * more than visitors see.
 */
export function useRevealed(): boolean {
  const { studio, connected } = useStudio();
  const member = useGetUtilizationReveal(studio.id, { query: { enabled: connected } });
  const visitor = useGetPublicUtilizationReveal(studio.id, { query: { enabled: !connected } });
  return (connected ? member : visitor).data?.revealed === true;
}

/** Loads how many people are in the studio; undefined if it does not publish it. */
export function useActiveCheckins() {
  const { studio, connected } = useStudio();
  const revealed = useRevealed();
  const query = (asks: boolean) => ({
    query: { enabled: revealed && asks, refetchInterval: everyFiveMinutes },
  });
  const ofMember = useGetActiveCheckins(studio.id, query(connected));
  const ofVisitor = useGetPublicActiveCheckins(studio.id, query(!connected));
  return (connected ? ofMember : ofVisitor).data;
}
