import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { FormPageSkeleton } from '../../../lib/page/FormPageSkeleton.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

// Lazy, because each user needs only one of the two.
const ConnectByInvitation = lazyNamed(
  () => import('../studioConnect/ConnectByInvitation.tsx'),
  'ConnectByInvitation',
);
const RegisterByInvitation = lazyNamed(
  () => import('./RegisterByInvitation.tsx'),
  'RegisterByInvitation',
);

/** Handles the link of an invitation: registers an account, or connects the user's own. */
export function RegisterWithUuidRoute() {
  const { user } = useStudio();
  return (
    <Suspense fallback={<FormPageSkeleton />}>
      {user ? <ConnectByInvitation user={user} /> : <RegisterByInvitation />}
    </Suspense>
  );
}
