import { Suspense, useSyncExternalStore } from 'react';
import { isPasskeyOffered, onPasskeyOffer } from '../../../lib/session/passkeyOffer.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';

const PasskeyOfferDialog = lazyNamed(
  () => import('./PasskeyOfferDialog.tsx'),
  'PasskeyOfferDialog',
);

/** Offers a passkey after a login with password, above the next page. */
export function PasskeyOffer() {
  const offered = useSyncExternalStore(onPasskeyOffer, isPasskeyOffered, isPasskeyOffered);
  return (
    offered && (
      <Suspense fallback={null}>
        <PasskeyOfferDialog />
      </Suspense>
    )
  );
}
