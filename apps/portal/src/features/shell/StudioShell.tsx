import type { ReactNode } from 'react';
import { useStudio } from '../../lib/studio/StudioContext.tsx';
import { Frame } from './Frame.tsx';
import { StudioTabs } from './StudioTabs.tsx';

/** The frame of every page of a studio. */
export function StudioShell({ children }: { children: ReactNode }) {
  const { studioUuid } = useStudio();
  return (
    <Frame studioUuid={studioUuid} above={<StudioTabs />}>
      {children}
    </Frame>
  );
}
