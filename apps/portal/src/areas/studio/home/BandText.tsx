import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { space } from '@studio-portal/ui/tokens';
import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { BandActions } from './BandActions.tsx';
import { BandFacts } from './BandFacts.tsx';
import { ContactChips } from './ContactChips.tsx';

const BandRating = lazyNamed(() => import('./BandFigures.tsx'), 'BandRating');

const Text = styled('div')({
  display: 'grid',
  gap: space(12),
  alignSelf: 'start',
  justifyItems: 'start',
});

/** Name, rating, address, opening state, price, primary action and contact of the studio. */
export function BandText({ className }: { className?: string }) {
  const { studio, tenantInfo } = useStudio();
  const isHydrated = useHydrated();
  return (
    <Text className={className}>
      <Typography component="p" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {tenantInfo.publicTenantName}
        <Suspense fallback={null}>{isHydrated && <BandRating />}</Suspense>
      </Typography>
      <Typography variant="display" component="h1">
        {studio.name}
      </Typography>
      <BandFacts />
      <BandActions />
      <ContactChips studio={studio} />
    </Text>
  );
}
