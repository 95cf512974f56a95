import { styled } from '@mui/material/styles';
import { radii } from '@studio-portal/ui/tokens';
import { MapImage } from '../maps/MapImage.tsx';
import { mapSize, useMapPicture } from '../maps/useMapPicture.ts';
import { type StudioMatch, projectToMap, type Position } from '../shared/distance.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  height: mapSize.height,
  overflow: 'hidden',
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
}));

/** Keeps the center of the picture in the middle at any width. */
const Sheet = styled('div')({
  position: 'absolute',
  left: '50%',
  width: mapSize.width,
  height: mapSize.height,
  marginLeft: -mapSize.width / 2,
});

const Pin = styled('span')(({ theme }) => ({
  position: 'absolute',
  width: 28,
  height: 28,
  margin: '-28px 0 0 -14px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50% 50% 50% 0',
  transform: 'rotate(-45deg)',
  backgroundColor: theme.vars.palette.highlight.main,
  color: theme.vars.palette.highlight.contrastText,
  border: `2px solid ${theme.vars.palette.background.paper}`,
  fontSize: '0.8125rem',
  fontWeight: 700,
  '& > span': { transform: 'rotate(45deg)' },
}));

/**
 * Map around a place with numbered pins. Decorative, since the list below has the same content as
 * text. Renders nothing if the maps service fails.
 */
export function StudioMap({ centre, found }: { centre: Position; found: readonly StudioMatch[] }) {
  const { blob, failed } = useMapPicture(centre);
  if (failed) return null;
  return (
    <Frame aria-hidden>
      <Sheet>
        {blob && <MapImage key={`${centre.longitude} ${centre.latitude}`} blob={blob} />}
        {found.map(({ studio }, index) => {
          const point = studio.coordinates && projectToMap(studio.coordinates, centre, mapSize);
          return (
            point && (
              <Pin key={studio.studioUuid} style={{ left: point.x, top: point.y }}>
                <span>{index + 1}</span>
              </Pin>
            )
          );
        })}
      </Sheet>
    </Frame>
  );
}
