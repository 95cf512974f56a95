import Button from '@mui/material/Button';
import { useGetQuickConnect } from '@studio-portal/sdk/api/reference-data';
import type { UserInfo } from '@studio-portal/sdk/types';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { messages } from '../../features/studioConnect/messages.ts';
import { QuickConnect } from '../../features/studioConnect/QuickConnect.tsx';
import { answerOf } from '../../lib/apiErrors/answerOf.ts';
import { Page } from '../../lib/page/Page.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** An invited reader who is logged in connects with one confirmation; no second account is made. */
export function ConnectByInvitation({ user }: { user: UserInfo }) {
  const { registerUuid = '' } = useParams();
  const { studioUuid, connected } = useStudio();
  const invitation = useGetQuickConnect(
    { uuid: registerUuid },
    { query: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  );
  const { data } = invitation;
  const spent = [404, 409].includes(answerOf(invitation.error)?.status ?? 0);
  // Whoever has just registered with it is connected, and has used it up.
  if (spent && connected) return <Navigate to={path('studio', { studioUuid })} replace />;
  return (
    <Page
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
      queries={{ invitation }}
      skeleton={<FormSkeleton />}
      // Unknown or used up: no error that trying again would mend, but something to do.
      missing={{
        on: [404, 409],
        drawing: 'door',
        action: (
          <Button variant="contained" component={Link} to={path('studioConnect', { studioUuid })}>
            <FormattedMessage {...titles.studioConnect} />
          </Button>
        ),
      }}
    >
      {(loaded) => <QuickConnect invitation={loaded.invitation.data} user={user} />}
    </Page>
  );
}
