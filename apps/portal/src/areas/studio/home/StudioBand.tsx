import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { Suspense } from 'react';
import { OpenNow } from '../shared/OpenNow.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { BandActions } from './BandActions.tsx';
import { ContactChips } from './ContactChips.tsx';
import { StudioView } from './StudioView.tsx';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';

const BandMap = lazyNamed(() => import('./BandMap.tsx'), 'BandMap');
const StickyBar = lazyNamed(() => import('./StickyBar.tsx'), 'StickyBar');

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

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  backgroundColor: theme.vars.palette.header.main,
  color: theme.vars.palette.header.contrastText,
  // Links and focus rings on the band use its text color.
  '& a': { color: 'inherit' },
  '--sp-focus': theme.vars.palette.header.contrastText,
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

const Text = styled('div')({
  display: 'grid',
  gap: space(12),
  alignSelf: 'start',
  justifyItems: 'start',
});

/** Header of the studio home page: name, opening state, contact and primary action. */
export function StudioBand() {
  const { studio, tenantInfo } = useStudio();
  const desktop = useDesktop();
  const { ref, isPast } = useScrolledPast<HTMLElement>();
  return (
    <>
      <Band ref={ref}>
        <Inner>
          <Text>
            <Typography component="p">{tenantInfo.publicTenantName}</Typography>
            <Typography variant="display" component="h1">
              {studio.name}
            </Typography>
            <OpenNow hours={studio.closingHoursDtos} zone={studio.zoneId} />
            <BandActions />
            <ContactChips studio={studio} />
          </Text>
          {desktop ? (
            <Suspense fallback={null}>
              <BandMap studio={studio} />
            </Suspense>
          ) : (
            studio.image && <StudioView image={studio.image} logo={null} />
          )}
        </Inner>
      </Band>
      {isPast !== undefined && (
        <Suspense fallback={null}>
          <StickyBar shown={isPast} />
        </Suspense>
      )}
    </>
  );
}
