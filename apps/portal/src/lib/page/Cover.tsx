import { styled } from '@mui/material/styles';
import type { Picture as PictureFiles } from '@studio-portal/sdk/types';
import { Picture } from '@studio-portal/ui/Picture';
import { radii } from '@studio-portal/ui/tokens';

const Root = styled('div')({ overflow: 'hidden', borderRadius: radii.card });

/** A picture of the backend that heads a card or a page: decoration, in the size that fits, with the corners of a card. */
export const Cover = ({
  picture,
  proportions = picture,
  ...rest
}: {
  picture: PictureFiles;
  /** Of the room that it fills; its own unless said otherwise. */
  proportions?: { width: number; height: number };
  /** How wide it will be shown, as in the `sizes` attribute. */
  sizes: string;
  /** Colour of the room until the file is here. */
  color?: string;
  /** The one picture that the page is about. */
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
