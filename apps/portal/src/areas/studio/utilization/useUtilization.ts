import {
  useGetPublicUtilization,
  useGetPublicUtilizationReveal,
  useGetUtilization,
  useGetUtilizationReveal,
} from '@studio-portal/sdk/api/utilization';
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
