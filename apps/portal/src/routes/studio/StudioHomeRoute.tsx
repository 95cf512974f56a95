import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { lazy, Suspense, useState } from 'react';
import { StudioBand } from '../../features/studioHome/StudioBand.tsx';
import { WaysIn } from '../../features/studioHome/WaysIn.tsx';
import { readStored } from '../../site/browser/storage.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { TodaySection } from './TodaySection.tsx';
import { loadPart } from '../../lib/loadPart.ts';

// Below what the reader came for, so it may come after it.
const UtilizationSection = lazy(async () => ({
  default: (await loadPart(() => import('../../features/utilization/UtilizationSection.tsx')))
    .UtilizationSection,
}));

// Few members are kept out.
const AccessNotice = lazy(async () => ({
  default: (await loadPart(() => import('../../domains/access/AccessNotice.tsx'))).AccessNotice,
}));

const Farewell = lazy(async () => ({
  default: (await import('../../features/studioHome/Farewell.tsx')).Farewell,
}));

/** How busy the studio is comes last, beside nothing: it is there later than the rest, or not at all, and moves nobody then. */
const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: space(50),
  alignItems: 'start',
  gridTemplateAreas: '"today" "ways" "busy"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: contentWidth.wide + 48,
  boxSizing: 'border-box',
  width: '100%',
  marginInline: 'auto',
  padding: `${space(32)} ${space(24)}`,
  // Whoever has nothing to show takes no room.
  '& > :not(:empty):not(:last-child)': { marginBottom: space(50) },
  [theme.breakpoints.up('sm')]: { paddingBlock: space(50) },
  [theme.breakpoints.up('md')]: {
    gridTemplateAreas: '"today ways" "busy ways"',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(260px, 1fr)',
    gridTemplateRows: 'auto 1fr',
  },
}));

/** Start page of a studio. */
export function StudioHomeRoute() {
  const { permissions, connected } = useStudio();
  const [leaves] = useState(() => readStored('account-deleted') === true);
  return (
    <>
      <StudioBand />
      <Parts>
        <Box sx={{ gridArea: 'today', display: 'grid', gap: { xs: 6, md: 8 } }}>
          {connected && (
            <Suspense fallback={null}>
              <AccessNotice />
            </Suspense>
          )}
          {leaves && (
            <Suspense fallback={null}>
              <Farewell />
            </Suspense>
          )}
          {permissions.has('COURSES') && <TodaySection />}
        </Box>
        <Box sx={{ gridArea: 'ways' }}>
          <WaysIn />
        </Box>
        <Box sx={{ gridArea: 'busy' }}>
          <Suspense fallback={null}>
            <UtilizationSection />
          </Suspense>
        </Box>
      </Parts>
    </>
  );
}
