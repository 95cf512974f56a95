import Box from '@mui/material/Box';
import { contentWidth } from '@studio-portal/ui/tokens';
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

/** Start page of a studio. */
export function StudioHomeRoute() {
  const { permissions, connected } = useStudio();
  const [leaves] = useState(() => readStored('account-deleted') === true);
  return (
    <>
      <StudioBand />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) minmax(260px, 1fr)' },

          maxWidth: contentWidth.wide + 48,
          boxSizing: 'border-box',
          width: '100%',
          mx: 'auto',
          px: 3,
          py: { xs: 4, sm: 6 },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 6, md: 8 } }}>
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
          <Suspense fallback={null}>
            <UtilizationSection />
          </Suspense>
        </Box>
        <WaysIn />
      </Box>
    </>
  );
}
