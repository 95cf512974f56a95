import { Suspense, useState } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { findOpenOrders } from './openOrders.ts';

const OpenOrderList = lazyNamed(() => import('./OpenOrderList.tsx'), 'OpenOrderList');

/**
 * Shows the user's open orders of this studio's chain; loads and renders nothing if there are none.
 */
export function OpenOrders() {
  const { tenant, user } = useStudio();
  const [orders] = useState(() => (user ? findOpenOrders(user.id, tenant) : []));
  if (orders.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OpenOrderList orders={orders} />
    </Suspense>
  );
}
