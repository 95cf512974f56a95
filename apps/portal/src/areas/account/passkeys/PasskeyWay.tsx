import { Suspense } from 'react';
import { knowsPasskeys } from '../../../lib/session/knowsPasskeys.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';

const PasskeyLogin = lazyNamed(() => import('./PasskeyLogin.tsx'), 'PasskeyLogin');

/** The way to log in with a passkey, where the browser knows any; it comes after the form of the page. */
export const PasskeyWay = () =>
  useHydrated() &&
  knowsPasskeys() && (
    <Suspense fallback={null}>
      <PasskeyLogin />
    </Suspense>
  );
