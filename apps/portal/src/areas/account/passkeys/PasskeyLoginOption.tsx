import { Suspense } from 'react';
import { supportsPasskeys } from '../../../lib/session/supportsPasskeys.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';

const PasskeyLogin = lazyNamed(() => import('./PasskeyLogin.tsx'), 'PasskeyLogin');

/** Offers a login with a passkey if the browser supports it. Loads after the form. */
export const PasskeyLoginOption = () =>
  useHydrated() &&
  supportsPasskeys() && (
    <Suspense fallback={null}>
      <PasskeyLogin />
    </Suspense>
  );
