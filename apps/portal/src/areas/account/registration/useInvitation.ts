import { useGetQuickRegistration } from '@studio-portal/sdk/api/registration';
import { useParams } from 'react-router';
import { invitationQuery } from '../shared/invitation.tsx';

/** Loads the invitation in the address with the data of the invited person. */
export function useInvitation() {
  const { registerUuid = '' } = useParams();
  return useGetQuickRegistration({ uuid: registerUuid }, invitationQuery);
}
