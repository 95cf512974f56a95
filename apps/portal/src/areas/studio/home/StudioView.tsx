import { styled } from '@mui/material/styles';
import type { Picture } from '@studio-portal/sdk/types';
import { breakpoints, radii, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';

const Holder = styled('div')(({ theme }) => ({
  position: 'relative',
  // A banner above the name on narrow screens.
  order: -1,
  margin: `calc(-1 * ${space(50)}) calc(-1 * ${space(24)}) 0`,
  [theme.breakpoints.up('md')]: { order: 'unset', justifySelf: 'end', margin: 0 },
}));

const View = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '21 / 9',
  objectFit: 'cover',
  [theme.breakpoints.up('md')]: {
    aspectRatio: 'auto',
    maxWidth: 420,
    borderRadius: radii.card,
  },
}));

/** Over the picture, if there is one. */
const Corner = styled('div')({
  'img + &': { position: 'absolute', left: space(16), bottom: space(16) },
});

/** Picture and logo of the studio: beside its name, or above it on narrow screens. */
export const StudioView = ({ image, logo }: { image: Picture | null; logo: ReactNode }) => (
  <Holder>
    {image && (
      <View
        src={image.url}
        srcSet={`${image.url} ${image.width}w, ${image.urlLarge} ${image.width * 2}w`}
        sizes={`(min-width: ${breakpoints.md}px) 420px, 100vw`}
        width={image.width}
        height={image.height}
        alt=""
      />
    )}
    <Corner>{logo}</Corner>
  </Holder>
);
