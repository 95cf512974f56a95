import Button from '@mui/material/Button';
import { PageShell } from '@studio-portal/ui/PageShell';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { BookingList } from '../../features/myBookings/BookingList.tsx';
import { messages } from '../../features/myBookings/messages.ts';
import { useBookings } from '../../features/myBookings/useBookings.ts';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** The bookings of the account. */
export function MyBookingsRoute() {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { current, history, error, fetching, refetch } = useBookings();
  const errorState = useErrorState(error, studio.zoneId);
  const loaded = current !== undefined && history !== undefined;
  const none = loaded && current.length === 0 && history.length === 0;
  const action = (
    <Button variant="contained" component={Link} to={path('courses', { studioUuid })}>
      <FormattedMessage {...messages.toCourses} />
    </Button>
  );
  return (
    <ConfirmProvider
      confirmLabel={intl.formatMessage(messages.confirm)}
      cancelLabel={intl.formatMessage(messages.keep)}
    >
      <PageShell
        width="medium"
        title={<FormattedMessage {...messages.title} />}
        status={none ? 'empty' : loaded ? 'content' : error ? 'error' : 'loading'}
        loadingLabel={intl.formatMessage(messages.loading)}
        skeleton={<RowsSkeleton rows={4} />}
        empty={{ drawing: 'calendar', title: <FormattedMessage {...messages.empty} />, action }}
        error={{ ...errorState, onRetry: refetch, retrying: fetching }}
      >
        <BookingList current={current ?? []} history={history ?? []} />
      </PageShell>
    </ConfirmProvider>
  );
}
