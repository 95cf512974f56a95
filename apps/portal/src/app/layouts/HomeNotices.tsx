import { Suspense, useState } from 'react';
import { useActing } from '../../areas/account/family/useActing.ts';
import { GuestOpenOrders } from '../../areas/checkout/orders/GuestOpenOrders.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { readStored } from '../../lib/browser/storage.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';

// For few users, so they may load later.
const access = () => import('../../areas/studio/access/AccessNotice.tsx');
const AccessNotice = lazyNamed(access, 'AccessNotice');
const Farewell = lazyNamed(() => import('../../areas/studio/home/Farewell.tsx'), 'Farewell');

/** Notices above the content of a studio's home. */
export function HomeNotices() {
  const { connected } = useStudio();
  const [leaves] = useState(() => readStored('account-deleted') === true);
  const isHydrated = useHydrated();
  const isActing = useActing() !== undefined;
  return (
    <>
      <Suspense fallback={null}>
        {connected && <AccessNotice isActing={isActing} />}
        {isHydrated && leaves && <Farewell />}
      </Suspense>
      <GuestOpenOrders />
    </>
  );
}
