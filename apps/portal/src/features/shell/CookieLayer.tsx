import { Suspense, useSyncExternalStore } from 'react';
import { useRouteName } from '../../site/routes/RouteContext.tsx';
import { currentConsent, onConsentChange } from '../../lib/consent.ts';
import { lazyNamed } from '../../lib/lazyNamed.ts';

const CookieNotice = lazyNamed(() => import('./CookieNotice.tsx'), 'CookieNotice');

/** Asks for consent until somebody has chosen; the cookies page asks in its own content (specification 1, sections 2.7 and 4). */
export function CookieLayer() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent);
  const name = useRouteName();
  if (consent || name === 'cookies') return null;
  return (
    <Suspense fallback={null}>
      <CookieNotice />
    </Suspense>
  );
}
