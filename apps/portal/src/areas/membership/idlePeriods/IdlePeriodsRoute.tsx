import { useSearchParams } from 'react-router';
import { AskPage } from './AskPage.tsx';
import { askParameter, IdlePeriodsPage } from './IdlePeriodsPage.tsx';

/** The pauses of the member, or the form that asks for one. */
export function IdlePeriodsRoute() {
  const [query] = useSearchParams();
  return query.has(askParameter) ? <AskPage /> : <IdlePeriodsPage />;
}
