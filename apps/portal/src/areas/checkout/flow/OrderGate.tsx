import type { CheckoutState } from '@studio-portal/sdk/types';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { setActing } from '../../account/family/acting.ts';
import { useActing } from '../../account/family/useActing.ts';
import { actFor } from '../../account/family/useFamily.ts';
import { DeadEnd } from './DeadEnd.tsx';
import type { Flow, Order } from './Flow.ts';
import { pageOfState } from '../result/pageOfState.ts';
import { paymentAfter } from '../payment/paymentAfter.ts';
import { resultMessages } from '../result/resultMessages.ts';
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
  const acting = useActing();
  // A kind without a page of its own for a state shows it here.
  const fits = ({ state, subject }: Order) =>
    states.includes(state) || pageOfState(state, id, subject.addresses) === pathname;
  return (
    <flow.LoadOrder id={id}>
      {(loaded) =>
        loaded.status === 'error' && isUnknown(loaded.error) ? (
          <UnknownOrder flow={flow} />
        ) : (
          <LoadedGate
            // A state of another page may be out of date while it is refetched: this page is not left for it yet.
            loaded={
              loaded.status === 'ready' && loaded.isFetching && !fits(loaded.value)
                ? { status: 'loading' }
                : loaded
            }
            shape={states.includes('CREATED') ? 'step' : 'result'}
          >
            {(order, refetch) => {
              if (order.bookedFor?.id !== acting?.id) return <ActAs order={order} />;
              if (fits(order)) return children(order, refetch);
              const { addresses } = order.subject;
              // Declined while its summary is open: the payment step has the reason, and asks for another card.
              const isDeclined = order.state === 'FAILED' && states.includes('CREATED');
              const to = isDeclined
                ? paymentAfter(addresses, id)
                : pageOfState(order.state, id, addresses);
              return <Navigate to={to} replace />;
            }}
          </LoadedGate>
        )
      }
    </flow.LoadOrder>
  );
}

/** An order stays whose it is, in whichever tab it goes on: from now on this one acts for the person that it was begun for. */
function ActAs({ order: { bookedFor } }: { order: Order }) {
  const { user } = useStudio();
  useEffect(() => {
    if (user && bookedFor) actFor(user, bookedFor);
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
