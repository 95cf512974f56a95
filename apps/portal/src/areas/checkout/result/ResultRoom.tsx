import { PageRoom } from '@studio-portal/ui/PageRoom';
import type { ReactNode } from 'react';

interface ResultRoomProps {
  /** Still loading. */
  busy?: boolean;
  children: ReactNode;
}

/** The page of a result: one column in the middle. */
export const ResultRoom = ({ busy = false, children }: ResultRoomProps) => (
  <PageRoom template="form" aria-busy={busy}>
    {children}
  </PageRoom>
);
