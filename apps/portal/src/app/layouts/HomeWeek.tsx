import { Suspense } from 'react';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';

// Only for members, and the page is complete without it.
const yourWeek = () => import('../../areas/visits/planner/YourWeek.tsx');
const YourWeek = lazyNamed(yourWeek, 'YourWeek');

/** Suggested bookings on the home of a studio, for members only. */
export function HomeWeek() {
  const { connected, permissions } = useStudio();
  return (
    useHydrated() &&
    connected &&
    permissions.has('COURSES') && (
      <Suspense fallback={null}>
        <YourWeek />
      </Suspense>
    )
  );
}
