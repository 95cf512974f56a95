import { Suspense, useState } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { openOrdersOf } from './openOrders.ts';

const OpenOrderList = lazyNamed(() => import('./OpenOrderList.tsx'), 'OpenOrderList');

/** Orders that the reader has begun here and not ended, to go on with or to cancel; nothing, and nothing is loaded, where there are none. */
export function OpenOrders() {
  const { tenant, user } = useStudio();
  const [orders] = useState(() => (user ? openOrdersOf(user.id, tenant) : []));
  if (orders.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OpenOrderList orders={orders} />
    </Suspense>
  );
}
