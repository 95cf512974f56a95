import { useSearchParams } from 'react-router';
import { addParameter } from '../../features/keptPayment/addAddress.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { SettingsOverview } from './SettingsOverview.tsx';

const AddPage = lazyPart(() => import('../../features/keptPayment/AddPage.tsx'), 'AddPage');

/** The settings, or the page of theirs that the query names. */
export function SettingsRoute() {
  const [query] = useSearchParams();
  return query.has(addParameter) ? <AddPage /> : <SettingsOverview />;
}
