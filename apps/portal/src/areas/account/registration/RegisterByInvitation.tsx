import { useGetQuickRegistration } from '@studio-portal/sdk/api/registration';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { FormattedMessage } from 'react-intl';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { invitationQuery, usedInvitation } from '../shared/invitation.tsx';
import { LoginForm } from '../login/LoginForm.tsx';
import { LoginTabs } from '../login/LoginTabs.tsx';
import { messages } from './messages.ts';
import { RegisterPanel } from './RegisterPanel.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';

/** Registers an invited visitor with a prefilled form, or logs them in to connect (`?login`). */
export function RegisterByInvitation() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { registerUuid = '' } = useParams();
  const invitation = useGetQuickRegistration({ uuid: registerUuid }, invitationQuery);
  const studio = invitation.data?.studioName;
  const registers = !query.has('login');
  return (
    <Page
      template="form"
      title={<FormattedMessage {...(registers ? titles.register : titles.login)} />}
      intro={studio && <FormattedMessage {...messages.invitedIntro} values={{ studio }} />}
      queries={{ invitation }}
      skeleton={<FormSkeleton />}
      missing={usedInvitation('login')}
    >
      {(loaded) => (
        <>
          <LoginTabs registers={registers} login={`${pathname}?login`} register={pathname} />
          {registers ? <RegisterPanel invitation={loaded.invitation.data} /> : <LoginForm />}
        </>
      )}
    </Page>
  );
}
