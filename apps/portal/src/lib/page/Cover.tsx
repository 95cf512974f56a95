import { styled } from '@mui/material/styles';
import type { Picture as PictureFiles } from '@studio-portal/sdk/types';
import { Picture } from '@studio-portal/ui/Picture';
import { radii } from '@studio-portal/ui/tokens';

const Root = styled('div')({ overflow: 'hidden', borderRadius: radii.card });

/** Decorative picture at the top of a card or page, in the size that fits. */
export const Cover = ({
  picture,
  proportions = picture,
  ...rest
}: {
  picture: PictureFiles;
  /** Proportions of the frame; the picture's own by default. */
  proportions?: { width: number; height: number };
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Background until the picture has loaded. */
  color?: string;
  /** True for the main picture of the page. */
  important?: boolean;
}) => (
  <Root>
    <Picture
      small={{ src: picture.url, width: picture.width }}
      large={{ src: picture.urlLarge, width: picture.width * 2 }}
      width={proportions.width}
      height={proportions.height}
      alt=""
      {...rest}
    />
  </Root>
);
