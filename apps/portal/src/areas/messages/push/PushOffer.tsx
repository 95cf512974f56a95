import { Suspense, useSyncExternalStore } from 'react';
import { isPushOffered, onPushOffer } from './pushOffer.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';

const PushOfferDialog = lazyNamed(() => import('./PushOfferDialog.tsx'), 'PushOfferDialog');

/** Offers notifications above a page with something to follow. */
export function PushOffer() {
  const offered = useSyncExternalStore(onPushOffer, isPushOffered, isPushOffered);
  return (
    offered && (
      <Suspense fallback={null}>
        <PushOfferDialog />
      </Suspense>
    )
  );
}
