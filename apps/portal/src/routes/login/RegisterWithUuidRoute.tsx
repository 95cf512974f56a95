import Button from '@mui/material/Button';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { PageShell } from '@studio-portal/ui/PageShell';
import { useGetQuickRegistration } from '@studio-portal/sdk/api/registration';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router';
import { path } from '../../app/paths.ts';
import { titles } from '../../app/routeTitles.ts';
import { messages } from '../../features/registration/messages.ts';
import { RegisterPanel } from '../../features/registration/RegisterPanel.tsx';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { useStudio } from '../../lib/studio/StudioContext.tsx';

/** Registration with an invitation: the form is filled in and bound to it. */
export function RegisterWithUuidRoute() {
  const intl = useIntl();
  const { registerUuid = '' } = useParams();
  const { user, studioUuid } = useStudio();
  const { data, error, isFetching, refetch } = useGetQuickRegistration(
    { uuid: registerUuid },
    { query: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  );
  const errorState = useErrorState(error);
  // Unknown or used up: no error that trying again would mend, but something to do.
  const spent = error?.status === 404 || error?.status === 409;
  if (user) return <Navigate to={path('studio', { studioUuid })} replace />;
  return (
    <PageShell
      width="narrow"
      title={<FormattedMessage {...titles.register} />}
      intro={
        data && <FormattedMessage {...messages.invitedIntro} values={{ studio: data.studioName }} />
      }
      status={data ? 'content' : spent ? 'empty' : error ? 'error' : 'loading'}
      loadingLabel={intl.formatMessage(messages.loading)}
      skeleton={<FormSkeleton />}
      empty={{
        drawing: 'door',
        title: errorState.title,
        action: (
          <Button variant="contained" component={Link} to={path('login', { studioUuid })}>
            <FormattedMessage {...titles.login} />
          </Button>
        ),
      }}
      error={{ ...errorState, onRetry: () => void refetch(), retrying: isFetching }}
    >
      {data && <RegisterPanel invitation={data} />}
    </PageShell>
  );
}
