import { styled } from '@mui/material/styles';
import type { Studio } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { MapImage } from '../maps/MapImage.tsx';
import { mapSize, useMapPicture } from '../maps/useMapPicture.ts';
import { Flag, Plate } from './LogoFlag.ts';
import { StudioView } from './StudioView.tsx';

/** Center of the right column, 640 wide, of content that is 1200 wide. */
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
  // Fades the map out behind the text, which needs the plain band color for its contrast.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(90deg, ${theme.vars.palette.header.main} calc(50% - ${space(50)}), transparent calc(50% + ${space(100)}))`,
  },
}));

/**
 * Right half of the studio's band on desktops: a map with the studio's logo, or a picture of the
 * studio on the brand's pattern if there is no map. Decorative, since the text beside it has the
 * same content.
 */
export function BandMap({ studio }: { studio: Studio }) {
  const { coordinates, logoUrl, image } = studio;
  const { blob, failed } = useMapPicture(coordinates, {
    scale: window.innerWidth > mapSize.width ? 2 : 1,
  });
  const logo = logoUrl && <img src={logoUrl} alt="" />;
  if (failed) return <StudioView image={image} logo={logo && <Plate>{logo}</Plate>} />;
  if (!blob) return null;
  return (
    <Sheet aria-hidden>
      <MapImage key={`${coordinates?.longitude} ${coordinates?.latitude}`} blob={blob} />
      <Flag sx={{ left: middle }}>{logo}</Flag>
    </Sheet>
  );
}
