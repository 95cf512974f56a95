import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { addParameter } from '../../areas/checkout/instruments/addAddress.ts';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { FormPageSkeleton } from '../../lib/page/FormPageSkeleton.tsx';
import { SettingsOverview } from './SettingsOverview.tsx';

const AddPage = lazyNamed(() => import('../../areas/checkout/instruments/AddPage.tsx'), 'AddPage');

/** Shows the settings, or the subpage that the query names. */
export function SettingsRoute() {
  const [query] = useSearchParams();
  if (!query.has(addParameter)) return <SettingsOverview />;
  return (
    <Suspense fallback={<FormPageSkeleton />}>
      <AddPage />
    </Suspense>
  );
}
