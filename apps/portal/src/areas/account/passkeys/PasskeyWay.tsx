import { Suspense } from 'react';
import { knowsPasskeys } from '../../../lib/session/knowsPasskeys.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';

const PasskeyLogin = lazyNamed(() => import('./PasskeyLogin.tsx'), 'PasskeyLogin');

/** Offers a login with a passkey if the browser supports it. Loads after the form. */
export const PasskeyWay = () =>
  useHydrated() &&
  knowsPasskeys() && (
    <Suspense fallback={null}>
      <PasskeyLogin />
    </Suspense>
  );
