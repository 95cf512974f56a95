import { useGetQuickRegistration } from '@studio-portal/sdk/api/registration';
import { useParams } from 'react-router';
import { askOnce } from '../shared/invitation.tsx';

/** The invitation of the address, with what it knows of the invited. */
export function useInvitation() {
  const { registerUuid = '' } = useParams();
  return useGetQuickRegistration({ uuid: registerUuid }, askOnce);
}
