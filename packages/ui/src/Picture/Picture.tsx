import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

export interface PictureProps {
  /** The small and, if there is one, the large file, each with its width in pixels. */
  small: { src: string; width: number };
  large?: { src: string; width: number };
  /** Proportions; the room is kept before the file arrives. */
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
  /** How wide it will be shown, as in the `sizes` attribute. */
  sizes?: string;
  /** Colour of the room until the file is here: the course's or the brand's. */
  color?: string;
  /** Shown in its place when the file cannot be loaded. */
  fallback?: ReactNode;
  /** The one picture that the page is about: fetched first. Any other waits until it is near. */
  important?: boolean;
}

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'inherit',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.soft.brand,
  '& > img, & > span': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '& > span': { display: 'grid', placeItems: 'center' },
}));

/** A picture that keeps its room, comes in the right size, and fails gracefully. */
export function Picture(props: PictureProps) {
  const { small, large, width, height, alt, sizes, color, fallback, important = false } = props;
  const [failed, setFailed] = useState<string>();
  const srcSet = large && `${small.src} ${small.width}w, ${large.src} ${large.width}w`;
  return (
    <Frame style={{ aspectRatio: `${width} / ${height}`, backgroundColor: color }}>
      {failed === small.src ? (
        <span role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
          {fallback}
        </span>
      ) : (
        <img
          src={small.src}
          srcSet={srcSet}
          sizes={srcSet && (sizes ?? '100vw')}
          width={width}
          height={height}
          alt={alt}
          loading={important ? 'eager' : 'lazy'}
          fetchPriority={important ? 'high' : 'auto'}
          // What a server has painted already must not blink when it is shown anew.
          decoding={important ? 'sync' : 'async'}
          onError={() => setFailed(small.src)}
        />
      )}
    </Frame>
  );
}
