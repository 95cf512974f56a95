import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { FormPageSkeleton } from '../../lib/page/FormPageSkeleton.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

// Each reader needs one of the two.
const ConnectByInvitation = lazyPart(
  () => import('./ConnectByInvitation.tsx'),
  'ConnectByInvitation',
);
const RegisterByInvitation = lazyPart(
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
