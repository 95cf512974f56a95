import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import type { Money } from '@studio-portal/sdk/types';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { AttemptError } from '../flow/AttemptError.tsx';
import { pathFromParams } from '../../../lib/address/paths.ts';
import { useRouteName } from '../../../lib/routes/RouteContext.tsx';
import type { RouteMeta } from '../../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../../lib/routes/routeTable.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { Confirm } from './ConfirmStep.tsx';
import type { Flow, Order } from '../flow/Flow.ts';
import { FlowFrame } from '../flow/FlowFrame.tsx';
import { flowMessages } from '../flow/flowMessages.ts';
import { readOrderedTotal } from '../flow/orderedTotal.ts';
import { OrderGate } from '../flow/OrderGate.tsx';
import { OrderButton } from './OrderButton.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { ResultRoom } from '../result/ResultRoom.tsx';
import { restoreSlot } from '../orders/openOrders.ts';
import { voucherShare } from './voucherShare.ts';
import { hasAnySlot } from '../flow/slot.ts';
import { lacksSlot } from '../flow/SubjectGate.tsx';
import { TakenNotice } from '../flow/TakenNotice.tsx';
import { useOrdering } from './useOrdering.ts';

const FinionPayNotice = lazyNamed(
  () => import('../payment/FinionPayNotice.tsx'),
  'FinionPayNotice',
);

/**
 * Summary and order button of a created checkout: of free items, after a redirect or a reload, and of
 * open orders. An order that was sent to the bank is confirmed here if its kind has no page for that.
 */
export function SummaryStep({ flow }: { flow: Flow }) {
  const params = useParams();
  const name = useRouteName();
  const { parent }: Partial<RouteMeta> = name ? routeTable[name] : {};
  const { user } = useStudio();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [orderedTotal, setOrderedTotal] = useState(() => readOrderedTotal(state));
  // The history would keep it across a reload, which must not order.
  const handleHandled = () => {
    setOrderedTotal(undefined);
    void navigate(pathname, { replace: true, state: null });
  };
  // Restores the slot of another visit, once, before it is checked.
  useState(() => restoreSlot(params.checkoutId ?? '', user?.id));
  // Without a selected time, redirect to where it is selected (spec 2.3).
  if (flow.needsSlot && !hasAnySlot() && parent)
    return <Navigate to={pathFromParams(parent, params)} replace />;
  return (
    <OrderGate
      flow={flow}
      states={['CREATED', 'AUTHENTICATED']}
      shape={orderedTotal ? 'result' : 'step'}
    >
      {(order, refetch) =>
        order.state === 'CREATED' || order.subject.addresses.confirm ? (
          <Summary
            flow={flow}
            order={order}
            refetch={refetch}
            orderedTotal={orderedTotal}
            onHandled={handleHandled}
          />
        ) : (
          <Confirm flow={flow} order={order} refetch={refetch} />
        )
      }
    </OrderGate>
  );
}

interface SummaryProps {
  flow: Flow;
  order: Order;
  refetch: () => void;
  /** Total shown by the order button that created the checkout, until it is handled. */
  orderedTotal: Money | undefined;
  onHandled: () => void;
}

/**
 * Product, price and terms must be directly above the button (legal: order button), also for a
 * waiting list. An order whose button has been pressed on the payment step is placed at once, unless
 * its total or availability has changed.
 */
function Summary({ flow, order, refetch, orderedTotal, onHandled }: SummaryProps) {
  const ordering = useOrdering(order, refetch);
  const { subject, price, joinWaitingList: waits } = order;
  const share = voucherShare(order);
  const due = share?.due ?? price;
  const { availability, start } = subject;
  const full = availability.kind === 'full' || (availability.kind === 'waitingList' && !waits);
  const taken = full || availability.kind === 'closed';
  const canOrder = !taken && availability.kind !== 'mine' && !lacksSlot(flow, subject);
  const isPlacedOnArrival =
    canOrder && orderedTotal?.amount === due.amount && orderedTotal.currency === due.currency;
  const [arrivedOrdered] = useState(isPlacedOnArrival);
  const handleArrival = useEffectEvent(() => {
    if (isPlacedOnArrival) ordering.order();
    if (orderedTotal) onHandled();
  });
  useEffect(() => handleArrival(), []);
  if (isPlacedOnArrival || (arrivedOrdered && ordering.pending)) return <Placing flow={flow} />;
  if (availability.kind === 'mine') return <Navigate to={availability.result} replace />;
  if (lacksSlot(flow, subject)) return <Navigate to={start} replace />;
  return (
    <FlowFrame
      flow={flow}
      what={subject}
      title={<FormattedMessage {...flow.texts.summaryTitle} />}
      current="summary"
      waits={waits}
      voucher={share}
      action={
        <OrderButton
          flow={flow}
          price={price}
          due={due}
          waits={waits}
          loading={ordering.pending}
          disabled={taken}
          onClick={ordering.order}
        />
      }
      after={
        <LoadingButton
          variant="text"
          color="inherit"
          loading={ordering.canceling}
          onClick={ordering.cancelOrder}
          sx={{ ml: -2, textDecoration: 'underline' }}
        >
          <FormattedMessage {...flowMessages.giveUp} />
        </LoadingButton>
      }
    >
      {full && <TakenNotice flow={flow} item={subject} onWait={undefined} />}
      {ordering.error && !full && <AttemptError error={ordering.error} />}
      {order.paymentMethod === 'FINION_PAY' && (
        <Suspense fallback={null}>
          <FinionPayNotice checkoutId={order.id} />
        </Suspense>
      )}
      <CheckAnswers order={order} placed={order} />
      <OrderDetails
        flow={flow}
        subject={subject}
        price={price}
        waits={waits}
        acceptsLate={order.acceptsLatePromotion ?? false}
        voucher={share}
      />
      {availability.kind === 'closed' && !ordering.error && <Navigate to={start} replace />}
    </FlowFrame>
  );
}

/** Page while an order is placed that was confirmed on the payment step. */
const Placing = ({ flow }: { flow: Flow }) => (
  <ResultRoom busy>
    <ResultMark
      kind="pending"
      titleComponent="h1"
      title={<FormattedMessage {...flow.texts.booking} />}
    />
  </ResultRoom>
);
