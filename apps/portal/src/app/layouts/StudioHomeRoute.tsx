import { TodaySection } from '../../areas/booking/courses/TodaySection.tsx';
import { HomeLayout } from '../../areas/studio/home/HomeLayout.tsx';
import { StudioBand } from '../../areas/studio/home/StudioBand.tsx';
import { OpeningHours } from '../../areas/studio/home/OpeningHours.tsx';
import { HomeTiles } from '../../areas/studio/home/HomeTiles.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';
import { HomeDoor } from './HomeDoor.tsx';
import { HomeLater } from './HomeLater.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { HomeWeek } from './HomeWeek.tsx';

const TilePicture = lazyNamed(() => import('./TilePicture.tsx'), 'TilePicture');

/** Home page of a studio. */
export function StudioHomeRoute() {
  const { permissions } = useStudio();
  const isHydrated = useHydrated();
  const today = (
    <>
      <HomeNotices />
      <HomeDoor />
      {permissions.has('COURSES') && <TodaySection />}
      <HomeWeek />
    </>
  );
  return (
    <>
      <StudioBand />
      <HomeLayout
        today={today}
        tiles={<HomeTiles renderPicture={(name) => isHydrated && <TilePicture name={name} />} />}
        hours={<OpeningHours />}
        later={<HomeLater />}
      />
    </>
  );
}
