import { Suspense, useSyncExternalStore } from 'react';
import { isPushOffered, onPushOffer } from '../../domains/push/pushOffer.ts';
import { lazyPart } from '../../lib/lazyPart.ts';

const PushOfferDialog = lazyPart(() => import('./PushOfferDialog.tsx'), 'PushOfferDialog');

/** Offers notifications over the page that has something to follow. */
export function PushOffer() {
  const offered = useSyncExternalStore(onPushOffer, isPushOffered);
  return (
    offered && (
      <Suspense fallback={null}>
        <PushOfferDialog />
      </Suspense>
    )
  );
}
