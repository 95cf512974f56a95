import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { FormPageSkeleton } from '../../../lib/page/FormPageSkeleton.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

// Each reader needs one of the two.
const ConnectByInvitation = lazyNamed(
  () => import('../studioConnect/ConnectByInvitation.tsx'),
  'ConnectByInvitation',
);
const RegisterByInvitation = lazyNamed(
  () => import('./RegisterByInvitation.tsx'),
  'RegisterByInvitation',
);

/** The link of an invitation: it makes an account, or connects the one that the reader has. */
export function RegisterWithUuidRoute() {
  const { user } = useStudio();
  return (
    <Suspense fallback={<FormPageSkeleton />}>
      {user ? <ConnectByInvitation user={user} /> : <RegisterByInvitation />}
    </Suspense>
  );
}
