import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage } from 'react-intl';
import { useOnline } from '../browser/useOnline.ts';
import { useRouteName } from '../routes/RouteContext.tsx';
import { pageMessages } from './pageMessages.ts';

/**
 * Shown while a page loads: on the home page of a studio its picture and text, elsewhere a title and
 * content. Without a network it says that the page opens later, and leads back.
 */
export function FullPageLoader() {
  const isOnline = useOnline();
  const isHome = useRouteName() === 'studio';
  if (!isOnline)
    return (
      <EmptyState
        drawing="door"
        title={<FormattedMessage {...pageMessages.opensOnline} />}
        action={
          <Button variant="outlined" onClick={() => history.back()}>
            <FormattedMessage {...pageMessages.goBack} />
          </Button>
        }
      />
    );
  return (
    <div aria-busy>
      <VisuallyHidden as="output">
        <FormattedMessage {...pageMessages.loading} />
      </VisuallyHidden>
      <div aria-hidden>
        {isHome && <Skeleton variant="rectangular" height={280} />}
        <PageRoom template="page" as="div">
          <Skeleton variant="rounded" height={44} width="40%" sx={{ mb: 3 }} />
          <Skeleton variant="rounded" height={160} />
        </PageRoom>
      </div>
    </div>
  );
}
