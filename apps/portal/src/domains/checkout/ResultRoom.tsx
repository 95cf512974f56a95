import { PageRoom } from '@studio-portal/ui/PageRoom';
import type { ReactNode } from 'react';

/** The page of a result: one column in the middle. */
export const ResultRoom = ({ children }: { children: ReactNode }) => (
  <PageRoom template="form">{children}</PageRoom>
);
