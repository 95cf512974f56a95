import { styled } from '@mui/material/styles';
import type { Picture } from '@studio-portal/sdk/types';
import { radii } from '@studio-portal/ui/tokens';

const View = styled('img')(({ theme }) => ({
  display: 'none',
  width: '100%',
  maxWidth: 420,
  height: 'auto',
  justifySelf: 'end',
  borderRadius: radii.card,
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

/** What the studio looks like, beside its name where there is room for it. */
export const StudioView = ({ image }: { image: Picture }) => (
  <View
    src={image.url}
    srcSet={`${image.url} ${image.width}w, ${image.urlLarge} ${image.width * 2}w`}
    sizes="420px"
    width={image.width}
    height={image.height}
    alt=""
    loading="lazy"
  />
);
