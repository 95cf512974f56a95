import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { guestOrderToken } from './guestOrders.ts';
import { findOpenOrders } from './openOrders.ts';

const OpenOrderList = lazyNamed(() => import('./OpenOrderList.tsx'), 'OpenOrderList');

/**
 * Shows the open orders of a guest, who has no page for them; loads and renders nothing if there are
 * none.
 * @param item address of the page of an item, for its orders only
 */
export function GuestOpenOrders({ item }: { item?: string }) {
  const { tenant, user } = useStudio();
  // The server does not know what this visit has stored.
  const isHydrated = useHydrated();
  if (!isHydrated || user) return null;
  const orders = findOpenOrders(null, tenant).filter(
    (order) =>
      guestOrderToken(order.id) !== undefined && (item === undefined || order.item === item),
  );
  if (orders.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OpenOrderList orders={orders} />
    </Suspense>
  );
}
