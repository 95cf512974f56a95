import { useParams } from 'react-router';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import type { RouteMeta } from '../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../lib/routes/routeTable.ts';
import { FlowShell } from './FlowShell.tsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Frame } from './Frame.tsx';
import { StudioTabs } from './StudioTabs.tsx';

/** The frame of every page of a studio. */
export function StudioShell({ children }: { children: ReactNode }) {
  const name = useRouteName();
  const { frame }: Partial<RouteMeta> = name ? routeTable[name] : {};
  // Where the steps of a flow share a route its result does, too: there the site's navigation leads on.
  const isResult = useParams().step === 'success';
  if (frame === 'flow' && !isResult) return <FlowShell>{children}</FlowShell>;
  return (
    <Frame above={<StudioTabs />}>
      <Breadcrumbs />
      {children}
    </Frame>
  );
}
