import { styled } from '@mui/material/styles';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { headerColors } from './bandColors.ts';
import { BandText } from './BandText.tsx';
import { StudioView } from './StudioView.tsx';

const BandMap = lazyNamed(() => import('./BandMap.tsx'), 'BandMap');

/** Rings in the brand's color, right of the text: instead of a map, and until it loads. */
const rings = [
  ['88% 120%', 120, 180],
  ['88% 120%', 260, 320],
  ['100% -20%', 160, 220],
]
  .map(
    ([at, inner, outer]) =>
      `radial-gradient(circle at ${at}, transparent ${inner}px, var(--ring) ${inner}px ${outer}px, transparent ${outer}px)`,
  )
  .join(', ');

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  ...headerColors(theme),
  '--ring': `color-mix(in srgb, ${theme.vars.palette.header.contrastText} 6%, transparent)`,
  [theme.breakpoints.up('md')]: { backgroundImage: rings },
}));

const Inner = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(24),
  alignItems: 'end',
  maxWidth: contentWidth.wide,
  minHeight: 280,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${space(50)} ${space(24)} ${space(32)}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)' },
  // Width of the map (spec 9: studio map width).
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 640px' },
}));

/** Top of the studio home page of a brand without a hero layout: text beside a map. */
export function MapBand() {
  const { studio } = useStudio();
  const desktop = useDesktop();
  return (
    <Band>
      <Inner>
        <BandText />
        {desktop ? (
          <Suspense fallback={null}>
            <BandMap studio={studio} />
          </Suspense>
        ) : (
          studio.image && <StudioView image={studio.image} logo={null} />
        )}
      </Inner>
    </Band>
  );
}
