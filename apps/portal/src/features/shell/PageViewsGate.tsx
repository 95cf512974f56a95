import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentConsent, onConsentChange, signOptOut } from '../../lib/consent.ts';
import { useEnvironment } from '../../site/browser/EnvironmentContext.ts';
import { featureCheck } from '../../site/access/featureCheck.ts';
import { useStudioIfAny } from '../../site/studio/StudioContext.tsx';
import { lazyNamed } from '../../lib/lazyNamed.ts';

const PageViews = lazyNamed(() => import('./PageViews.tsx'), 'PageViews');

/** Statistics are loaded only with consent, and where the feature TRACKING_EVENTS is on (specification 1, section 4). */
export function PageViewsGate() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => undefined);
  const data = useStudioIfAny();
  const environment = useEnvironment();
  const isOn = data?.isOn ?? featureCheck([], environment);
  const counts = (consent?.stats ?? false) && isOn('TRACKING_EVENTS');
  useEffect(() => signOptOut(!counts), [counts]);
  if (!counts) return null;
  return (
    <Suspense fallback={null}>
      <PageViews />
    </Suspense>
  );
}
