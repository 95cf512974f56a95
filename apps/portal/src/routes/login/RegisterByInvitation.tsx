import Button from '@mui/material/Button';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { PageShell } from '@studio-portal/ui/PageShell';
import { useGetQuickRegistration } from '@studio-portal/sdk/api/registration';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { LoginForm } from '../../features/login/LoginForm.tsx';
import { LoginTabs } from '../../features/login/LoginTabs.tsx';
import { messages } from '../../features/registration/messages.ts';
import { RegisterPanel } from '../../features/registration/RegisterPanel.tsx';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** An invited visitor registers with a form that is filled in and bound to it, or logs in here to connect (`?login`). */
export function RegisterByInvitation() {
  const intl = useIntl();
  const { registerUuid = '' } = useParams();
  const [query] = useSearchParams();
  const { studioUuid } = useStudio();
  const { data, error, isFetching, refetch } = useGetQuickRegistration(
    { uuid: registerUuid },
    { query: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  );
  const errorState = useErrorState(error);
  // Unknown or used up: no error that trying again would mend, but something to do.
  const spent = error?.status === 404 || error?.status === 409;
  const registers = !query.has('login');
  const here = path('registerWithUuid', { studioUuid, registerUuid });
  return (
    <PageShell
      template="form"
      title={<FormattedMessage {...(registers ? titles.register : titles.login)} />}
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
      <LoginTabs registers={registers} login={`${here}?login`} register={here} />
      {data && registers && <RegisterPanel invitation={data} />}
      {!registers && <LoginForm />}
    </PageShell>
  );
}
