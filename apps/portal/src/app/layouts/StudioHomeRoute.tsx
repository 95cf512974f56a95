import { Suspense, useState } from 'react';
import { TodaySection } from '../../areas/booking/courses/TodaySection.tsx';
import { HomeLayout } from '../../areas/studio/home/HomeLayout.tsx';
import { StudioBand } from '../../areas/studio/home/StudioBand.tsx';
import { HomeTiles } from '../../areas/studio/home/HomeTiles.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { readStored } from '../../lib/browser/storage.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';

// Below the main content, so it may load later.
const utilization = () => import('../../areas/studio/utilization/UtilizationSection.tsx');
const UtilizationSection = lazyNamed(utilization, 'UtilizationSection');
// Few members are denied access, and few delete their account.
const access = () => import('../../areas/studio/access/AccessNotice.tsx');
const AccessNotice = lazyNamed(access, 'AccessNotice');
const farewell = () => import('../../areas/studio/home/Farewell.tsx');
const Farewell = lazyNamed(farewell, 'Farewell');

/** Home page of a studio. */
export function StudioHomeRoute() {
  const { permissions, connected } = useStudio();
  const [leaves] = useState(() => readStored('account-deleted') === true);
  const isHydrated = useHydrated();
  const today = (
    <>
      <Suspense fallback={null}>
        {connected && <AccessNotice />}
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
