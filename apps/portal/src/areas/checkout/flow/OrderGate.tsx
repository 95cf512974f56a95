import type { CheckoutState } from '@studio-portal/sdk/types';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useItemName } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { setActing } from '../../account/family/acting.ts';
import { useActing } from '../../account/family/useActing.ts';
import { startActing } from '../../account/family/useFamily.ts';
import { DeadEnd } from './DeadEnd.tsx';
import type { Flow, Order } from './Flow.ts';
import { statePath } from '../result/statePath.ts';
import { retryPaymentPath } from '../payment/retryPaymentPath.ts';
import { resultMessages } from '../result/resultMessages.ts';
import { LoadedGate, type Shape } from './SubjectGate.tsx';

interface OrderGateProps {
  flow: Flow;
  /** States shown by this page; others redirect to their own page. */
  states: readonly CheckoutState[];
  /** Shape of the page while it loads; defaults to that of its states. */
  shape?: Shape;
  children: (order: Order, refetch: () => void) => ReactNode;
}

/** Loads the order that the address names and redirects to the page for its state. */
export function OrderGate(props: OrderGateProps) {
  const { flow, states, children } = props;
  const { shape = states.includes('CREATED') ? 'step' : 'result' } = props;
  const { checkoutId, checkoutUuid } = useParams();
  const { pathname } = useLocation();
  const id = checkoutId ?? checkoutUuid ?? '';
  const acting = useActing();
  // Kinds without a page for a state show it on the current one.
  const fits = ({ state, subject }: Order) =>
    states.includes(state) || statePath(state, id, subject.addresses) === pathname;
  return (
    <flow.LoadOrder id={id}>
      {(loaded) =>
        loaded.status === 'error' && isUnknown(loaded.error) ? (
          <UnknownOrder flow={flow} />
        ) : (
          <LoadedGate
            // A state that belongs to another page may be stale during a refetch, so do not
            // redirect yet.
            loaded={
              loaded.status === 'ready' && loaded.isFetching && !fits(loaded.value)
                ? { status: 'loading' }
                : loaded
            }
            shape={shape}
          >
            {(order, refetch) => {
              if (order.bookedFor?.id !== acting?.id) return <SwitchPerson order={order} />;
              if (fits(order))
                return <NamedItem name={order.subject.name}>{children(order, refetch)}</NamedItem>;
              const { addresses } = order.subject;
              // Declined while its summary is open: the payment step shows the reason and offers
              // other methods.
              const isDeclined = order.state === 'FAILED' && states.includes('CREATED');
              const to = isDeclined
                ? retryPaymentPath(addresses, id)
                : statePath(order.state, id, addresses);
              return <Navigate to={to} replace />;
            }}
          </LoadedGate>
        )
      }
    </flow.LoadOrder>
  );
}

/** Names the ordered item in the breadcrumbs. */
function NamedItem({ name, children }: { name: string; children: ReactNode }) {
  useItemName(name);
  return children;
}

/**
 * Switches this tab to the person that the order was started for, since an order keeps its person
 * in any tab.
 */
function SwitchPerson({ order: { bookedFor } }: { order: Order }) {
  const { user } = useStudio();
  useEffect(() => {
    if (user && bookedFor) startActing(user, bookedFor);
    else setActing(undefined);
  }, [user, bookedFor]);
  return null;
}

const isUnknown = (error: Error): boolean =>
  'status' in error && (error.status === 404 || error.status === 400);

function UnknownOrder({ flow }: { flow: Flow }) {
  const { studioUuid } = useStudio();
  return (
    <DeadEnd
      title={resultMessages.unknownOrder}
      to={flow.others(studioUuid)}
      label={flow.texts.toOthers}
    />
  );
}
