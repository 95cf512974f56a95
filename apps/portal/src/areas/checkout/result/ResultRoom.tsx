import { PageRoom } from '@studio-portal/ui/PageRoom';
import type { ReactNode } from 'react';

interface ResultRoomProps {
  /** True while loading. */
  busy?: boolean;
  children: ReactNode;
}

/** Layout of a result page: one centered column. */
export const ResultRoom = ({ busy = false, children }: ResultRoomProps) => (
  <PageRoom template="form" aria-busy={busy}>
    {children}
  </PageRoom>
);
