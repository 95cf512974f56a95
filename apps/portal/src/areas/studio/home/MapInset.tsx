import { styled } from '@mui/material/styles';
import type { Studio } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { MapImage } from '../maps/MapImage.tsx';
import { useMapPicture } from '../maps/useMapPicture.ts';
import { Flag, Plate } from './LogoFlag.ts';

const Corner = styled('div')({ position: 'absolute', right: space(24), bottom: space(24) });

const Inset = styled(Corner)(({ theme }) => ({
  width: 220,
  height: 160,
  overflow: 'hidden',
  borderRadius: radii.card,
  boxShadow: theme.vars.shadows[12],
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/**
 * Map with the studio's logo in the corner of the studio's picture, or the logo alone without a
 * map. Decorative, since the text beside it has the same content.
 */
export function MapInset({ studio: { coordinates, logoUrl } }: { studio: Studio }) {
  const { blob, failed } = useMapPicture(coordinates);
  const logo = logoUrl && <img src={logoUrl} alt="" />;
  if (failed)
    return (
      logo && (
        <Corner>
          <Plate>{logo}</Plate>
        </Corner>
      )
    );
  if (!blob) return null;
  return (
    <Inset aria-hidden>
      <MapImage key={`${coordinates?.longitude} ${coordinates?.latitude}`} blob={blob} />
      <Flag>{logo}</Flag>
    </Inset>
  );
}
