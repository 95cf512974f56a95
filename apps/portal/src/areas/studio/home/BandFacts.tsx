import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { Suspense } from 'react';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { addressLines } from '../shared/addressLines.ts';
import { OpenNow } from '../shared/OpenNow.tsx';

const figures = () => import('./BandFigures.tsx');
const BandBusy = lazyNamed(figures, 'BandBusy');
const BandPrice = lazyNamed(figures, 'BandPrice');

const Facts = styled('div')({
  display: 'grid',
  gap: space(4),
  '& p': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  // Keeps the height of a text that loads later.
  '& p:empty': { minHeight: '1lh' },
});

/**
 * Address, opening state and how busy an open studio is, and for visitors the lowest price of a
 * membership.
 */
export function BandFacts() {
  const { studio, connected } = useStudio();
  const canSign = useCanOpen('contract');
  const isHydrated = useHydrated();
  return (
    <Facts>
      <p>{addressLines(studio.address).join(', ')}</p>
      <p>
        <OpenNow hours={studio.closingHoursDtos} zone={studio.zoneId} />
        <Suspense fallback={null}>{isHydrated && <BandBusy />}</Suspense>
      </p>
      {canSign && !connected && (
        <p>
          <Suspense fallback={null}>{isHydrated && <BandPrice />}</Suspense>
        </p>
      )}
    </Facts>
  );
}
