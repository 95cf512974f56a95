import { addressLines, placeLine } from '../../studio/shared/addressLines.ts';
import { DirectionsLink } from '../../studio/shared/DirectionsLink.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Address of the studio with a link to directions.
 * @param isNamed true to begin with the studio's name; false if the line above ends with it
 */
export function Directions({ isNamed = true }: { isNamed?: boolean }) {
  const { studio } = useStudio();
  return (
    <>
      {isNamed ? placeLine(studio) : addressLines(studio.address).join(', ')}
      <br />
      <DirectionsLink />
    </>
  );
}
