import { Suspense, useState } from 'react';
import { TodaySection } from '../../areas/booking/courses/TodaySection.tsx';
import { useActing } from '../../areas/account/family/useActing.ts';
import { HomeLayout } from '../../areas/studio/home/HomeLayout.tsx';
import { StudioBand } from '../../areas/studio/home/StudioBand.tsx';
import { HomeTiles } from '../../areas/studio/home/HomeTiles.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { readStored } from '../../lib/browser/storage.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';

// Below the main content, or for few members, so they may load later.
const utilization = () => import('../../areas/studio/utilization/UtilizationSection.tsx');
const UtilizationSection = lazyNamed(utilization, 'UtilizationSection');
const access = () => import('../../areas/studio/access/AccessNotice.tsx');
const AccessNotice = lazyNamed(access, 'AccessNotice');
const Farewell = lazyNamed(() => import('../../areas/studio/home/Farewell.tsx'), 'Farewell');

/** Home page of a studio. */
export function StudioHomeRoute() {
  const { permissions, connected } = useStudio();
  const [leaves] = useState(() => readStored('account-deleted') === true);
  const isHydrated = useHydrated();
  const isActing = useActing() !== undefined;
  const today = (
    <>
      <Suspense fallback={null}>
        {connected && <AccessNotice isActing={isActing} />}
        {isHydrated && leaves && <Farewell />}
      </Suspense>
      {permissions.has('COURSES') && <TodaySection />}
    </>
  );
  return (
    <>
      <StudioBand />
      <HomeLayout today={today} tiles={<HomeTiles />} later={<UtilizationSection />} />
    </>
  );
}
