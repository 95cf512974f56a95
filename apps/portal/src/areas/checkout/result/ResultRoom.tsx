import { PageRoom } from '@studio-portal/ui/PageRoom';
import { type ReactNode, useEffect } from 'react';
import { focusPage } from '../../../lib/focus/moveFocus.ts';

interface ResultRoomProps {
  /** True while loading. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * Layout of a result page: one centered column. Focuses the title if nothing has the focus,
 * since screen readers must announce the result after a bank's redirect too.
 */
export function ResultRoom({ busy = false, children }: ResultRoomProps) {
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focusPage();
  }, [busy]);
  return (
    <PageRoom template="form" aria-busy={busy}>
      {children}
    </PageRoom>
  );
}
