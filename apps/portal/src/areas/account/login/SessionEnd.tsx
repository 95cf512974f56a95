import { Suspense, useSyncExternalStore } from 'react';
import { isLoginDialogOpen, onLoginDialogChange } from '../../../lib/session/sessionEnd.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';

const SessionEndDialog = lazyNamed(() => import('./SessionEndDialog.tsx'), 'SessionEndDialog');

/** Opens a login dialog when the session ends while the page is in use; the page stays as it is. */
export function SessionEnd() {
  const asked = useSyncExternalStore(onLoginDialogChange, isLoginDialogOpen, isLoginDialogOpen);
  return (
    asked && (
      <Suspense fallback={null}>
        <SessionEndDialog />
      </Suspense>
    )
  );
}
