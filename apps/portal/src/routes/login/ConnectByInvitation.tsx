import Button from '@mui/material/Button';
import { useGetQuickConnect } from '@studio-portal/sdk/api/reference-data';
import type { UserInfo } from '@studio-portal/sdk/types';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { PageShell } from '@studio-portal/ui/PageShell';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { messages } from '../../features/studioConnect/messages.ts';
import { QuickConnect } from '../../features/studioConnect/QuickConnect.tsx';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** An invited reader who is logged in connects with one confirmation; no second account is made. */
export function ConnectByInvitation({ user }: { user: UserInfo }) {
  const intl = useIntl();
  const { registerUuid = '' } = useParams();
  const { studioUuid, connected } = useStudio();
  const { data, error, isFetching, refetch } = useGetQuickConnect(
    { uuid: registerUuid },
    { query: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  );
  const errorState = useErrorState(error);
  const spent = error?.status === 404 || error?.status === 409;
  // Whoever has just registered with it is connected, and has used it up.
  if (spent && connected) return <Navigate to={path('studio', { studioUuid })} replace />;
  return (
    <PageShell
      template="form"
      title={<FormattedMessage {...titles.studioConnect} />}
      intro={
        data && (
          <FormattedMessage
            {...messages.invited}
            values={{
              studio: data.studioName,
              email: <b>{user.email}</b>,
              code: <b>{data.customerCode}</b>,
            }}
          />
        )
      }
      status={data ? 'content' : spent ? 'empty' : error ? 'error' : 'loading'}
      loadingLabel={intl.formatMessage(messages.loading)}
      skeleton={<FormSkeleton />}
      empty={{
        drawing: 'door',
        title: errorState.title,
        action: (
          <Button variant="contained" component={Link} to={path('studioConnect', { studioUuid })}>
            <FormattedMessage {...titles.studioConnect} />
          </Button>
        ),
      }}
      error={{ ...errorState, onRetry: () => void refetch(), retrying: isFetching }}
    >
      {data && <QuickConnect invitation={data} user={user} />}
    </PageShell>
  );
}
