import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentConsent, onConsentChange, setOptOutCookie } from '../../lib/browser/consent.ts';
import { useEnvironment } from '../../lib/browser/EnvironmentContext.ts';
import { featureCheck } from '../../lib/access/featureCheck.ts';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';

const PageViews = lazyNamed(() => import('./PageViews.tsx'), 'PageViews');

/** Loads statistics only with consent and if the feature TRACKING_EVENTS is on (spec 4). */
export function PageViewsGate() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => undefined);
  const data = useStudioIfAny();
  const environment = useEnvironment();
  const isFeatureOn = data?.isOn ?? featureCheck([], environment);
  const counts = (consent?.stats ?? false) && isFeatureOn('TRACKING_EVENTS');
  useEffect(() => setOptOutCookie(!counts), [counts]);
  if (!counts) return null;
  return (
    <Suspense fallback={null}>
      <PageViews />
    </Suspense>
  );
}
