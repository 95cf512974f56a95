import { styled, type SxProps } from '@mui/material/styles';
import type { Picture as PictureFiles } from '@studio-portal/sdk/types';
import { Picture } from '@studio-portal/ui/Picture';
import { radii, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: space(24),
  alignItems: 'center',
  width: '100%',
  boxSizing: 'border-box',
  padding: space(16),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& picture, & img': { borderRadius: radii.control },
  '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) },
}));

interface PicturedCardProps {
  picture: PictureFiles | null | undefined;
  /** Background until the picture has loaded. */
  color?: string | undefined;
  sx?: SxProps;
  children: ReactNode;
}

/** Card for a booked or purchased item, with its picture if there is one. */
export const PicturedCard = ({ picture, color, sx, children }: PicturedCardProps) => (
  <Card {...(picture ? {} : { 'data-plain': '' })} {...(sx ? { sx } : {})}>
    {picture && (
      <Picture
        small={{ src: picture.url, width: picture.width }}
        width={picture.width}
        height={picture.height}
        {...(color ? { color } : {})}
        alt=""
      />
    )}
    <div>{children}</div>
  </Card>
);
