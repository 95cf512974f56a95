import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage } from 'react-intl';
import { pageMessages } from './pageMessages.ts';

/** Shown while a page loads. Has the shape of a studio page to avoid layout shift. */
export function FullPageLoader() {
  return (
    <Box component="main" aria-busy>
      <VisuallyHidden as="output">
        <FormattedMessage {...pageMessages.loading} />
      </VisuallyHidden>
      <div aria-hidden>
        <Skeleton variant="rectangular" height={280} />
        <Box sx={{ maxWidth: 1200, mx: 'auto', p: 3, display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={44} width="40%" />
          <Skeleton variant="rounded" height={160} />
        </Box>
      </div>
    </Box>
  );
}
