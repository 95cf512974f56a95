import { TodaySection } from '../../areas/booking/courses/TodaySection.tsx';
import { HomeLayout } from '../../areas/studio/home/HomeLayout.tsx';
import { StudioBand } from '../../areas/studio/home/StudioBand.tsx';
import { OpeningHours } from '../../areas/studio/home/OpeningHours.tsx';
import { HomeTiles } from '../../areas/studio/home/HomeTiles.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';
import { HomeDoor } from './HomeDoor.tsx';
import { HomeNotices } from './HomeNotices.tsx';

// Below the main content, so it may load later.
const utilization = () => import('../../areas/studio/utilization/UtilizationSection.tsx');
const UtilizationSection = lazyNamed(utilization, 'UtilizationSection');

/** Home page of a studio. */
export function StudioHomeRoute() {
  const { permissions } = useStudio();
  const today = (
    <>
      <HomeNotices />
      <HomeDoor />
      {permissions.has('COURSES') && <TodaySection />}
    </>
  );
  const tiles = (
    <>
      <HomeTiles />
      <OpeningHours />
    </>
  );
  return (
    <>
      <StudioBand />
      <HomeLayout today={today} tiles={tiles} later={<UtilizationSection />} />
    </>
  );
}
