import { useSearchParams } from 'react-router';
import { RequestIdlePeriodPage } from './RequestIdlePeriodPage.tsx';
import { requestParameter } from './idleAddress.ts';
import { IdlePeriodsPage } from './IdlePeriodsPage.tsx';

/** Shows the pauses of the member, or the form to request one. */
export function IdlePeriodsRoute() {
  const [query] = useSearchParams();
  return query.has(requestParameter) ? <RequestIdlePeriodPage /> : <IdlePeriodsPage />;
}
