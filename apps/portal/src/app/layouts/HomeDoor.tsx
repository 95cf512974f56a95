import { Suspense } from 'react';
import { DoorCardsRoom } from '../../areas/membership/door/DoorCardsRoom.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';

// Only for members, so that visitors do not load it.
const doorCards = () => import('../../areas/membership/door/DoorCards.tsx');
const DoorCards = lazyNamed(doorCards, 'DoorCards');

/** Check-in code, next booking and balance on the home of a studio, for members only. */
export function HomeDoor() {
  const { connected } = useStudio();
  return (
    connected && (
      <Suspense fallback={<DoorCardsRoom />}>
        <DoorCards />
      </Suspense>
    )
  );
}
