import { useLocation, useParams } from 'react-router';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import type { RouteMeta } from '../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../lib/routes/routeTable.ts';
import { FlowShell } from './FlowShell.tsx';
import { type ReactNode, ViewTransition } from 'react';
import { pageKey } from '../../lib/address/pageKey.ts';
import type { RouteName } from '../../lib/address/patterns.ts';
import { BottomBar } from './BottomBar.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer, MemberFooter } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { StudioTabs } from './StudioTabs.tsx';

/**
 * Lists and the details of their entries, which fade into each other in browsers that can. Some details are a query
 * of their list.
 */
const listsAndDetails = new Set<RouteName>([
  'courses',
  'course',
  'appointments',
  'appointment',
  'events',
  'event',
  'checkinReservation',
  'checkinReservationSlot',
  'contract',
  'offers',
  'dayTickets',
  'vouchers',
  'studioNews',
]);

/** Renders the frame of every page of a studio. */
export function StudioShell({ children }: { children: ReactNode }) {
  const name = useRouteName();
  const { frame }: Partial<RouteMeta> = name ? routeTable[name] : {};
  const studio = useStudioIfAny();
  // If the steps of a flow share a route, the result does so too, but it needs the site's
  // navigation.
  const isResult = useParams().step === 'success';
  const { pathname, search } = useLocation();
  if (frame === 'flow' && !isResult) return <FlowShell>{children}</FlowShell>;
  return (
    <Frame
      footer={studio?.connected ? <MemberFooter studio={studio} /> : <Footer />}
      above={
        <>
          <StudioTabs />
          <BottomBar />
        </>
      }
    >
      <Breadcrumbs />
      <ViewTransition
        key={name && listsAndDetails.has(name) ? pageKey(pathname, search) : 'page'}
        default="none"
        enter="auto"
        exit="auto"
      >
        {children}
      </ViewTransition>
    </Frame>
  );
}
