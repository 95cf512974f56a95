import { useStudio } from '../../lib/studio/StudioContext.tsx';
import { ConnectByInvitation } from './ConnectByInvitation.tsx';
import { RegisterByInvitation } from './RegisterByInvitation.tsx';

/** The link of an invitation: it makes an account, or connects the one that the reader has. */
export function RegisterWithUuidRoute() {
  const { user } = useStudio();
  return user ? <ConnectByInvitation user={user} /> : <RegisterByInvitation />;
}
