import Button from '@mui/material/Button';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { useGetQuickRegistration } from '@studio-portal/sdk/api/registration';
import { FormattedMessage } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { LoginForm } from '../../features/login/LoginForm.tsx';
import { LoginTabs } from '../../features/login/LoginTabs.tsx';
import { messages } from '../../features/registration/messages.ts';
import { RegisterPanel } from '../../features/registration/RegisterPanel.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** An invited visitor registers with a form that is filled in and bound to it, or logs in here to connect (`?login`). */
export function RegisterByInvitation() {
  const { registerUuid = '' } = useParams();
  const [query] = useSearchParams();
  const { studioUuid } = useStudio();
  const invitation = useGetQuickRegistration(
    { uuid: registerUuid },
    { query: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  );
  const { data } = invitation;
  const registers = !query.has('login');
  const here = path('registerWithUuid', { studioUuid, registerUuid });
  return (
    <Page
      template="form"
      title={<FormattedMessage {...(registers ? titles.register : titles.login)} />}
      intro={
        data && <FormattedMessage {...messages.invitedIntro} values={{ studio: data.studioName }} />
      }
      queries={{ invitation }}
      skeleton={<FormSkeleton />}
      // Unknown or used up: no error that trying again would mend, but something to do.
      missing={{
        on: [404, 409],
        drawing: 'door',
        action: (
          <Button variant="contained" component={Link} to={path('login', { studioUuid })}>
            <FormattedMessage {...titles.login} />
          </Button>
        ),
      }}
    >
      {(loaded) => (
        <>
          <LoginTabs registers={registers} login={`${here}?login`} register={here} />
          {registers ? <RegisterPanel invitation={loaded.invitation.data} /> : <LoginForm />}
        </>
      )}
    </Page>
  );
}
