import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { radii, space } from '@studio-portal/ui/tokens';
import { ZoomOut as ZoomOutIcon } from 'lucide';
import { useState } from 'react';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { MapImage } from '../maps/MapImage.tsx';
import { mapSize, useMapPicture } from '../maps/useMapPicture.ts';
import { distanceInKm, fitMap, type Position, projectToMap } from '../shared/distance.ts';
import { clusterPins } from './clusterPins.ts';
import type { LocatedStudio } from './locateStudios.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  height: mapSize.height,
  overflow: 'hidden',
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
  // Beside the list, and never higher than the window below the header.
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 84,
    height: `min(600px, 100dvh - 84px - ${space(24)})`,
  },
}));

/** Size of the picture; the frame shows its middle. */
const picture = { width: 1280, height: 600 };

/** Room for pins in the frame, above the list and beside it. */
const room = { width: 280, height: 240, maxZoom: mapSize.zoom };
const desktopRoom = { width: 360, height: 480, maxZoom: mapSize.zoom };

/** Number of studios around a place that are always on the map. */
const nearest = 3;

/** Keeps the center of the picture in the middle of the frame. */
const Sheet = styled('div')({
  position: 'absolute',
  left: '50%',
  top: '50%',
  ...picture,
  marginLeft: -picture.width / 2,
  marginTop: -picture.height / 2,
});

const Pin = styled('span')(({ theme }) => ({
  position: 'absolute',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minWidth: 32,
  height: 32,
  padding: `0 ${space(8)}`,
  transform: 'translate(-50%, -50%)',
  borderRadius: radii.pill,
  border: `2px solid ${theme.vars.palette.background.paper}`,
  backgroundColor: theme.vars.palette.highlight.main,
  color: theme.vars.palette.highlight.contrastText,
  boxShadow: theme.vars.shadows[4],
  fontSize: '0.75rem',
  fontWeight: 700,
  cursor: 'pointer',
  '&[data-active]': {
    zIndex: 1,
    transform: 'translate(-50%, -50%) scale(1.25)',
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
}));

/** Shows all studios again. */
const ZoomOut = styled(Pin)({ right: space(12), top: space(12), transform: 'none' });

interface StudioMapProps {
  /** Place to show the nearest studios around at first; without one, all studios are shown. */
  place: Position | null;
  studios: readonly LocatedStudio[];
  /** The studios that are pointed at, in the list or on the map. */
  active: readonly string[];
  onPoint: (studioUuids: readonly string[]) => void;
  /** Called with the studio whose pin was pressed. */
  onSelect: (studioUuid: string) => void;
}

/**
 * Map with all studios that match, those close together as one pin with their number, which zooms
 * in. Hidden from keyboard and screen readers, since the list has the same content as text. Renders
 * nothing if the maps service fails.
 */
export function StudioMap({ place, studios, active, onPoint, onSelect }: StudioMapProps) {
  const [zoomed, setZoomed] = useState<readonly Position[] | 'all'>();
  const all = studios.map(({ coordinates }) => coordinates);
  const initial = place ? [place, ...findNearest(all, place)] : all;
  const shown = zoomed === 'all' ? all : (zoomed ?? initial);
  const fitted = fitMap(shown, useDesktop() ? desktopRoom : room);
  const view = { ...picture, zoom: fitted?.zoom ?? 0 };
  const { blob, failed } = useMapPicture(fitted?.centre ?? null, { view });
  if (failed || !fitted) return null;
  const { centre, zoom } = fitted;
  const clusters = clusterPins(
    studios.flatMap((studio) => {
      const point = projectToMap(studio.coordinates, centre, view);
      return point ? { studio, ...point } : [];
    }),
  );
  const press = ({ studios: [first, ...others] }: (typeof clusters)[number]) => {
    if (others.length > 0 && zoom < mapSize.zoom)
      setZoomed([first, ...others].map(({ coordinates }) => coordinates));
    else onSelect(first.studioUuid);
  };
  return (
    <Frame aria-hidden>
      <Sheet>
        {blob && (
          <MapImage
            key={`${centre.longitude} ${centre.latitude} ${view.zoom}`}
            blob={blob}
            view={view}
          />
        )}
        {clusters.map((cluster) => {
          const [first, ...others] = cluster.studios;
          const studioUuids = cluster.studios.map(({ studioUuid }) => studioUuid);
          const isActive = studioUuids.some((studioUuid) => active.includes(studioUuid));
          return (
            <Pin
              key={first.studioUuid}
              data-pin
              title={others.length > 0 ? undefined : first.name}
              style={{ left: cluster.x, top: cluster.y }}
              data-active={isActive ? '' : undefined}
              onPointerEnter={() => onPoint(studioUuids)}
              onPointerLeave={() => onPoint([])}
              onClick={() => press(cluster)}
            >
              {others.length > 0 && others.length + 1}
            </Pin>
          );
        })}
      </Sheet>
      {shown !== all && (zoomed !== undefined || all.length > nearest) && (
        <ZoomOut data-zoom-out onClick={() => setZoomed('all')}>
          <Icon of={ZoomOutIcon} size={18} />
        </ZoomOut>
      )}
    </Frame>
  );
}

const findNearest = (positions: readonly Position[], place: Position): Position[] =>
  positions
    .toSorted((one, other) => distanceInKm(one, place) - distanceInKm(other, place))
    .slice(0, nearest);
