import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage } from 'react-intl';
import { readStartPaint, type StartPaint } from '../../lib/startPaint.ts';
import { messages } from './messages.ts';

/** While the portal starts: the shape of a studio page, so that nothing jumps when it comes. */
export function FullPageLoader() {
  const painted = readStartPaint();
  return (
    <Box component="main" aria-busy>
      <VisuallyHidden as="output">
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <div aria-hidden>
        {painted ? <PaintedBand {...painted} /> : <BandSkeleton />}
        <Box sx={{ maxWidth: 1200, mx: 'auto', p: 3, display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={44} width="40%" />
          <Skeleton variant="rounded" height={160} />
        </Box>
      </div>
    </Box>
  );
}

/** The same as the server painted, with its styles. */
function PaintedBand({ chain, studio }: StartPaint) {
  return (
    <>
      <div className="start-bar" />
      <div className="start-tabs" />
      <section className="start-band">
        <div>
          <p>{chain}</p>
          <h1>{studio}</h1>
        </div>
      </section>
    </>
  );
}

function BandSkeleton() {
  return (
    <>
      <Skeleton variant="rectangular" height={60} />
      <Skeleton variant="rectangular" height={280} sx={{ mt: '1px' }} />
    </>
  );
}
