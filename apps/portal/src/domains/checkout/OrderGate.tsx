import type { CheckoutState } from '@studio-portal/sdk/types';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { pathWith } from '../../site/address/paths.ts';
import { useRouteName } from '../../site/routes/RouteContext.tsx';
import type { RouteMeta } from '../../site/routes/RouteMeta.ts';
import { routeTable } from '../../site/routes/routeTable.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { Flow, Order } from './Flow.ts';
import { pageOfState } from './pageOfState.ts';
import { resultMessages } from './resultMessages.ts';
import { hasAnySlot } from './slot.ts';
import { LoadedGate } from './SubjectGate.tsx';

interface OrderGateProps {
  flow: Flow;
  /** States that this page shows; any other leads to its own page. */
  states: readonly CheckoutState[];
  children: (order: Order, refetch: () => void) => ReactNode;
}

/** Reads the order that the address names from the server and shows the page that its state asks for. */
export function OrderGate({ flow, states, children }: OrderGateProps) {
  const { checkoutId, checkoutUuid } = useParams();
  const { pathname } = useLocation();
  const id = checkoutId ?? checkoutUuid ?? '';
  return (
    <flow.LoadOrder id={id}>
      {(loaded) =>
        loaded.status === 'error' && isUnknown(loaded.error) ? (
          <UnknownOrder flow={flow} />
        ) : (
          <LoadedGate loaded={loaded}>
            {(order, refetch) => {
              if (states.includes(order.state)) return children(order, refetch);
              const to = pageOfState(order.state, id, order.subject.addresses);
              // A kind without a page of its own for this state shows it here.
              return to === pathname ? children(order, refetch) : <Navigate to={to} replace />;
            }}
          </LoadedGate>
        )
      }
    </flow.LoadOrder>
  );
}

const isUnknown = (error: Error): boolean =>
  'status' in error && (error.status === 404 || error.status === 400);

/** Nobody's order; without a chosen time nothing was begun here either, so it turns back to where it would begin. */
function UnknownOrder({ flow }: { flow: Flow }) {
  const { studioUuid } = useStudio();
  const params = useParams();
  const name = useRouteName();
  const { parent }: Partial<RouteMeta> = name ? routeTable[name] : {};
  if (flow.needsSlot && !hasAnySlot() && parent)
    return <Navigate to={pathWith(parent, params)} replace />;
  return (
    <EmptyState
      drawing="search"
      title={<FormattedMessage {...resultMessages.unknownOrder} />}
      action={
        <Button variant="contained" component={Link} to={flow.others(studioUuid)}>
          <FormattedMessage {...flow.texts.toOthers} />
        </Button>
      }
    />
  );
}
