import {
  useGetPublicUtilization,
  useGetPublicUtilizationReveal,
  useGetUtilization,
  useGetUtilizationReveal,
} from '@studio-portal/sdk/api/utilization';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Asked again while the page is open. */
const everyFiveMinutes = 300_000;

/** How busy the studio is, hour by hour; a member asks the private calls, which may show what visitors do not see. */
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
