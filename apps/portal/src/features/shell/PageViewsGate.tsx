import { Suspense, useSyncExternalStore } from 'react';
import { currentConsent, onConsentChange } from '../../lib/consent.ts';
import { environmentOf } from '../../site/browser/environment.ts';
import { featureCheck } from '../../site/access/featureCheck.ts';
import { useStudioIfAny } from '../../site/studio/StudioContext.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';

const PageViews = lazyPart(() => import('./PageViews.tsx'), 'PageViews');

/** Statistics are loaded only with consent, and where the feature TRACKING_EVENTS is on (specification 1, section 4). */
export function PageViewsGate() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent);
  const data = useStudioIfAny();
  const isOn = data?.isOn ?? featureCheck([], environmentOf(window.location.hostname));
  if (!consent?.stats || !isOn('TRACKING_EVENTS')) return null;
  return (
    <Suspense fallback={null}>
      <PageViews />
    </Suspense>
  );
}
