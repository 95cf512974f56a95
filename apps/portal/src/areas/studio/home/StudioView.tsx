import { styled } from '@mui/material/styles';
import type { Picture } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';

const Holder = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  justifySelf: 'end',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const View = styled('img')({
  display: 'block',
  width: '100%',
  maxWidth: 420,
  height: 'auto',
  borderRadius: radii.card,
});

/** Over the picture, if there is one. */
const Corner = styled('div')({
  'img + &': { position: 'absolute', left: space(16), bottom: space(16) },
});

/** Picture and logo of the studio, shown beside its name if there is room. */
export const StudioView = ({ image, logo }: { image: Picture | null; logo: ReactNode }) => (
  <Holder>
    {image && (
      <View
        src={image.url}
        srcSet={`${image.url} ${image.width}w, ${image.urlLarge} ${image.width * 2}w`}
        sizes="420px"
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
      />
    )}
    <Corner>{logo}</Corner>
  </Holder>
);
