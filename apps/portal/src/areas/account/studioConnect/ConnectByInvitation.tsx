import { useGetQuickConnect } from '@studio-portal/sdk/api/reference-data';
import type { UserInfo } from '@studio-portal/sdk/types';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { FormattedMessage } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { invitationQuery, usedInvitation } from '../shared/invitation.tsx';
import { Invited } from './Invited.tsx';
import { QuickConnect } from './QuickConnect.tsx';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Connects a logged-in user to the inviting studio after one confirmation, without a second
 * account.
 */
export function ConnectByInvitation({ user }: { user: UserInfo }) {
  const { registerUuid = '' } = useParams();
  const { studioUuid, connected } = useStudio();
  const invitation = useGetQuickConnect({ uuid: registerUuid }, invitationQuery);
  const { data } = invitation;
  const missing = usedInvitation('studioConnect');
  const isUsedUp = missing.on.includes(toApiError(invitation.error)?.status ?? 0);
  // A user who has just registered with the invitation is already connected, and the invitation is
  // used. After connecting on this page the confirmation stays.
  if (isUsedUp && connected && !data)
    return <Navigate to={path('studio', { studioUuid })} replace />;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.studioConnect} />}
      intro={data && <Invited invitation={data} user={user} />}
      queries={{ invitation }}
      skeleton={<FormSkeleton />}
      missing={missing}
    >
      {(loaded) => <QuickConnect invitation={loaded.invitation.data} user={user} />}
    </Page>
  );
}
