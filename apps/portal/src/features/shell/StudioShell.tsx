import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Frame } from './Frame.tsx';
import { StudioTabs } from './StudioTabs.tsx';

/** The frame of every page of a studio. */
export function StudioShell({ children }: { children: ReactNode }) {
  return (
    <Frame above={<StudioTabs />}>
      <Breadcrumbs />
      {children}
    </Frame>
  );
}
