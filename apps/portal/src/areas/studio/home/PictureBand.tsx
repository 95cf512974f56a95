import { styled, type Theme } from '@mui/material/styles';
import type { Picture, WhitelabelStyle } from '@studio-portal/sdk/types';
import { breakpoints, contentWidth, fontSizes, radii, space } from '@studio-portal/ui/tokens';
import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { headerColors, posterColors } from './bandColors.ts';
import { BandText } from './BandText.tsx';

const MapInset = lazyNamed(() => import('./MapInset.tsx'), 'MapInset');

/** Aligns text with the content of the page below. */
const contentEdge = `max(${space(24)}, calc((100% - ${contentWidth.wide}px) / 2))`;

const text = { padding: `${space(32)} ${space(16)}` };

/** Text on the header color, and the picture beside it up to the edge of the window. */
const split = (theme: Theme) => ({
  ...headerColors(theme),
  '& > .text': text,
  '& > .picture': { aspectRatio: '16 / 9' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    minHeight: 440,
    // Explicit, so that the picture does not move when the text arrives after it.
    '& > .text': {
      gridArea: '1 / 1',
      alignSelf: 'center',
      paddingInlineEnd: space(24),
      paddingInlineStart: `max(${space(24)}, calc(50vw - ${contentWidth.wide / 2}px))`,
    },
    '& > .picture': { gridArea: '1 / 2', aspectRatio: 'auto' },
  },
});

/** Text on a card over the picture; the card guarantees its contrast. */
const fullBleed = (theme: Theme) => ({
  '& > .picture': { aspectRatio: '4 / 3' },
  '& > .text': {
    ...headerColors(theme),
    position: 'relative',
    margin: `-${space(50)} ${space(16)} 0`,
    padding: space(24),
    borderRadius: radii.card,
    boxShadow: theme.vars.shadows[4],
  },
  [theme.breakpoints.up('sm')]: { '& > .picture': { aspectRatio: '2 / 1' } },
  [theme.breakpoints.up('md')]: {
    alignItems: 'end',
    minHeight: 580,
    paddingInline: contentEdge,
    '& > .picture': { position: 'absolute', inset: 0, aspectRatio: 'auto' },
    // Keeps heads in view, which are in the upper half.
    '& > .picture > img': { objectPosition: '50% 30%' },
    '& > .text': { width: 440, marginBlock: space(50), marginInline: 0, padding: space(32) },
  },
});

/** The name as large as the window allows, on the brand's color, with the picture below it. */
const poster = (theme: Theme) => ({
  ...posterColors(theme),
  '& > .text': {
    ...text,
    '& h1': {
      fontSize: `clamp(${fontSizes.xxxxl.mobile / 16}rem, 0.75rem + 8.5vw, 8.25rem)`,
      lineHeight: 0.95,
      textTransform: 'uppercase',
    },
  },
  '& > .picture': { order: 1, aspectRatio: '16 / 9' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto auto auto auto 1fr',
    gap: `${space(12)} ${space(32)}`,
    padding: `${space(32)} ${contentEdge} 0`,
    '& > .text': {
      display: 'contents',
      '& > *': { gridColumn: 1 },
      '& > p, & > h1': { gridColumn: '1 / -1' },
    },
    '& > .picture': { gridColumn: 2, gridRow: '3 / 6', height: 360, aspectRatio: 'auto' },
  },
});

const styles = { SPLIT: split, FULL_BLEED: fullBleed, POSTER: poster };

type HeroLayout = Required<WhitelabelStyle>['heroLayout'];

/** The known layouts by name; a backend may name others. */
export const heroLayouts = new Map<string | undefined, HeroLayout>([
  ['SPLIT', 'SPLIT'],
  ['FULL_BLEED', 'FULL_BLEED'],
  ['POSTER', 'POSTER'],
]);

const Band = styled('div', { shouldForwardProp: (name) => name !== 'layout' })<{
  layout: HeroLayout;
}>(({ theme, layout }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  ...styles[layout](theme),
  // On a phone, members see their entrance code without scrolling.
  [theme.breakpoints.down('sm')]: {
    '&[data-member]': {
      '& > .picture': { display: 'none' },
      '& > .text': { margin: 0, borderRadius: 0, boxShadow: 'none' },
    },
  },
}));

const Frame = styled('div')({
  position: 'relative',
  zIndex: -1,
  overflow: 'hidden',
  '& > img': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
});

interface PictureBandProps {
  layout: HeroLayout;
  image: Picture;
}

/** Top of the studio home page with the studio's picture, in the hero layout of the brand. */
export function PictureBand({ layout, image }: PictureBandProps) {
  const { studio, connected } = useStudio();
  const desktop = useDesktop();
  return (
    <Band layout={layout} data-member={connected || undefined}>
      <Frame className="picture">
        <img
          src={image.url}
          srcSet={`${image.url} ${image.width}w, ${image.urlLarge} ${image.width * 2}w`}
          sizes={layout === 'SPLIT' ? `(min-width: ${breakpoints.sm}px) 50vw, 100vw` : '100vw'}
          width={image.width}
          height={image.height}
          {...(connected ? { loading: 'lazy' } : { fetchPriority: 'high' })}
          alt=""
        />
        {desktop && (
          <Suspense fallback={null}>
            <MapInset studio={studio} />
          </Suspense>
        )}
      </Frame>
      <BandText className="text" />
    </Band>
  );
}
