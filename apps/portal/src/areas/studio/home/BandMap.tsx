import { styled } from '@mui/material/styles';
import type { Studio } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { MapImage } from '../maps/MapImage.tsx';
import { mapSize, useMapPicture } from '../maps/useMapPicture.ts';
import { StudioView } from './StudioView.tsx';

/** Side of the studio's logo (specification 1, section 9). */
const logoSize = 100;

/** Middle of the right column, 640 wide, of content that is 1200 wide. */
const middle = 'calc(50% + 280px)';

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  animation: 'studio-map 200ms ease-out',
  '@keyframes studio-map': { from: { opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '& > img': {
    position: 'absolute',
    left: middle,
    height: '100%',
    width: `max(${mapSize.width}px, 100%)`,
    transform: 'translateX(-50%)',
    objectFit: 'cover',
  },
  // Words stand on the plain colour of the band, whose contrast is known, and never on the map.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(90deg, ${theme.vars.palette.header.main} calc(50% - ${space(50)}), transparent calc(50% + ${space(100)}))`,
  },
}));

/** The studio's logo. */
const Plate = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: logoSize,
  height: logoSize,
  padding: space(12),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.topbar.main,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.vars.shadows[4],
  '& > img': { maxWidth: '100%', maxHeight: '100%' },
}));

/** The studio on the map: its logo on a flag whose foot is the place. */
const Flag = styled(Plate)({
  position: 'absolute',
  left: middle,
  top: '50%',
  zIndex: 1,
  // In the middle together with its foot.
  transform: 'translate(-50%, calc(-50% - 6px))',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(100% - 9px)',
    width: 18,
    height: 18,
    zIndex: -1,
    rotate: '45deg',
    border: 'inherit',
    // The two sides that look out of the flag.
    borderStyle: 'none solid solid none',
    backgroundColor: 'inherit',
  },
});

/**
 * The right half of the studio's band on a desktop: the map around the studio as a backdrop, its logo on it. Where there is no map,
 * a view of the studio with its logo stands on the brand's pattern. All of it is said in words beside it, so it is for the eyes alone.
 */
export function BandMap({ studio }: { studio: Studio }) {
  const { coordinates, logoUrl, image } = studio;
  const { blob, failed } = useMapPicture(coordinates, window.innerWidth > mapSize.width ? 2 : 1);
  const logo = logoUrl && <img src={logoUrl} alt="" />;
  if (failed) return <StudioView image={image} logo={logo && <Plate>{logo}</Plate>} />;
  if (!blob) return null;
  return (
    <Sheet aria-hidden>
      <MapImage key={`${coordinates?.longitude} ${coordinates?.latitude}`} blob={blob} />
      <Flag>{logo}</Flag>
    </Sheet>
  );
}
