import { styled } from '@mui/material/styles';
import { radii, space } from '@studio-portal/ui/tokens';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { MapImage } from '../maps/MapImage.tsx';
import { mapSize, useMapPicture } from '../maps/useMapPicture.ts';
import { fitMap, type Position, projectToMap, type StudioMatch } from '../shared/distance.ts';
import { clusterPins } from './clusterPins.ts';

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
  fontSize: '0.8125rem',
  fontWeight: 700,
  cursor: 'pointer',
  '&[data-active]': {
    zIndex: 1,
    transform: 'translate(-50%, -50%) scale(1.25)',
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
}));

interface StudioMapProps {
  /** Place that the studios are sorted by the distance from. */
  place: Position | null;
  found: readonly StudioMatch[];
  /** The studio that is pointed at, in the list or on the map. */
  active: string | undefined;
  onPoint: (studioUuid: string | undefined) => void;
  /** Called with the studio whose pin was pressed. */
  onSelect: (studioUuid: string) => void;
}

/**
 * Map with the listed studios, those close together as one pin with their number. Hidden from
 * keyboard and screen readers, since the list has the same content as text. Renders nothing if the
 * maps service fails.
 */
export function StudioMap({ place, found, active, onPoint, onSelect }: StudioMapProps) {
  const shown = place ? found.slice(0, nearest) : found;
  const fitted = fitMap(
    [...shown.flatMap(({ studio }) => studio.coordinates ?? []), ...(place ? [place] : [])],
    useDesktop() ? desktopRoom : room,
  );
  const view = { ...picture, zoom: fitted?.zoom ?? 0 };
  const { blob, failed } = useMapPicture(fitted?.centre ?? null, { view });
  if (failed || !fitted) return null;
  const { centre } = fitted;
  const pins = clusterPins(
    found.flatMap(({ studio: { studioUuid, coordinates } }) => {
      const point = coordinates && projectToMap(coordinates, centre, view);
      return point ? { studioUuid, ...point } : [];
    }),
  );
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
        {pins.map(({ x, y, studios: [first, ...others] }) => (
          <Pin
            key={first}
            data-pin
            style={{ left: x, top: y }}
            data-active={[first, ...others].some((one) => one === active) ? '' : undefined}
            onPointerEnter={() => onPoint(first)}
            onPointerLeave={() => onPoint(undefined)}
            onClick={() => onSelect(first)}
          >
            {others.length > 0 && others.length + 1}
          </Pin>
        ))}
      </Sheet>
    </Frame>
  );
}
