import { Suspense, useSyncExternalStore } from 'react';
import { isAskedToLogIn, onAskedToLogIn } from '../../../lib/session/sessionEnd.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';

const SessionEndDialog = lazyNamed(() => import('./SessionEndDialog.tsx'), 'SessionEndDialog');

/** Asks for the password again when the session ended while somebody was at work; the page below stays as it is. */
export function SessionEnd() {
  const asked = useSyncExternalStore(onAskedToLogIn, isAskedToLogIn, isAskedToLogIn);
  return (
    asked && (
      <Suspense fallback={null}>
        <SessionEndDialog />
      </Suspense>
    )
  );
}
