import { Suspense, useState } from 'react';
import { TodaySection } from '../../features/courses/TodaySection.tsx';
import { HomeParts } from '../../features/studioHome/HomeParts.tsx';
import { StudioBand } from '../../features/studioHome/StudioBand.tsx';
import { WaysIn } from '../../features/studioHome/WaysIn.tsx';
import { lazyNamed } from '../../lib/lazyNamed.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { readStored } from '../../site/browser/storage.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

// Below what the reader came for, so it may come after it.
const utilization = () => import('../../features/utilization/UtilizationSection.tsx');
const UtilizationSection = lazyNamed(utilization, 'UtilizationSection');
// Few members are kept out, and few leave.
const access = () => import('../../domains/access/AccessNotice.tsx');
const AccessNotice = lazyNamed(access, 'AccessNotice');
const farewell = () => import('../../features/studioHome/Farewell.tsx');
const Farewell = lazyNamed(farewell, 'Farewell');

/** Start page of a studio. */
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
      <HomeParts today={today} ways={<WaysIn />} later={<UtilizationSection />} />
    </>
  );
}
