import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

export interface PictureProps {
  /** The small and, if available, the large file, each with its width in pixels. */
  small: { src: string; width: number };
  large?: { src: string; width: number };
  /** Aspect ratio; reserves the space before the file arrives. */
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes?: string;
  /** Background until the file has loaded: the course's or the brand's colour. */
  color?: string;
  /** Shown if the file fails to load. */
  fallback?: ReactNode;
  /** Loads with priority; for the page's main picture. All others load lazily. */
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

/** A picture with reserved space, responsive sizes, and a fallback. */
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
          // Decode synchronously, so that a server-rendered picture does not flicker on hydration.
          decoding={important ? 'sync' : 'async'}
          onError={() => setFailed(small.src)}
        />
      )}
    </Frame>
  );
}
