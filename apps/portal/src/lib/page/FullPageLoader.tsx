import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage } from 'react-intl';
import { useOnline } from '../browser/useOnline.ts';
import { pageMessages } from './pageMessages.ts';

/**
 * Shown while a page loads, in the shape of a studio page to avoid layout shift. Without a network
 * it says that the page opens later, and leads back.
 */
export function FullPageLoader() {
  const isOnline = useOnline();
  if (!isOnline)
    return (
      <Box component="main">
        <EmptyState
          drawing="door"
          title={<FormattedMessage {...pageMessages.opensOnline} />}
          action={
            <Button variant="outlined" onClick={() => history.back()}>
              <FormattedMessage {...pageMessages.goBack} />
            </Button>
          }
        />
      </Box>
    );
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
