import { PageRoom, type PageTemplate } from '@studio-portal/ui/PageRoom';
import { type ReactNode, useEffect } from 'react';
import { WebsiteGate } from '../../../lib/page/WebsiteGate.tsx';
import { focusPage } from '../../../lib/focus/moveFocus.ts';

interface ResultRoomProps {
  /** True while loading. */
  busy?: boolean;
  /** One centered column by default. */
  template?: PageTemplate;
  children: ReactNode;
}

/**
 * Layout of a result page. Focuses the title if nothing has the focus,
 * since screen readers must announce the result after a bank's redirect too.
 */
export function ResultRoom({ busy = false, template = 'form', children }: ResultRoomProps) {
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focusPage();
  }, [busy]);
  return (
    <PageRoom template={template} aria-busy={busy}>
      {children}
      {!busy && <WebsiteGate look="button" />}
    </PageRoom>
  );
}
