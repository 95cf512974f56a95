import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import { currentConsent, onConsentChange } from '../../lib/browser/consent.ts';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';

const CookieNotice = lazyNamed(() => import('./CookieNotice.tsx'), 'CookieNotice');

/**
 * Asks for consent until the user has chosen; the cookies page asks in its own content (spec 2.7
 * and 4). The server does not know the choice and always renders the notice; a script of its
 * page (renderPage.tsx) hides it from users who have chosen until this component takes over.
 */
export function CookieLayer() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => undefined);
  const name = useRouteName();
  useEffect(() => document.documentElement.removeAttribute('data-consent'), []);
  if (consent || name === 'cookies') return null;
  return (
    <Suspense fallback={null}>
      <CookieNotice />
    </Suspense>
  );
}
