import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { pathFromParams } from '../../../lib/address/paths.ts';
import { useRouteName } from '../../../lib/routes/RouteContext.tsx';
import type { RouteMeta } from '../../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../../lib/routes/routeTable.ts';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { WaitingTerms } from './WaitingTerms.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { Confirm } from './ConfirmStep.tsx';
import type { Flow, Order } from '../flow/Flow.ts';
import { formatChoices } from '../flow/formatChoices.ts';
import { FlowFrame } from '../flow/FlowFrame.tsx';
import { flowMessages } from '../flow/flowMessages.ts';
import { OrderGate } from '../flow/OrderGate.tsx';
import { OrderLabel } from '../flow/OrderLabel.tsx';
import { OrderTerms } from '../flow/OrderTerms.tsx';
import { restoreSlot } from '../orders/openOrders.ts';
import { voucherShare } from './voucherShare.ts';
import { OrderLine } from './OrderLine.tsx';
import { PriceLabel } from '../flow/PriceLabel.tsx';
import { hasAnySlot } from '../flow/slot.ts';
import { isPayable } from '../flow/steps.ts';
import { lacksSlot } from '../flow/SubjectGate.tsx';
import { TakenNotice } from '../flow/TakenNotice.tsx';
import { useCancelationPromise } from '../flow/useCancelationPromise.tsx';
import { useOrdering } from './useOrdering.ts';
import { formatFullMoment } from '../../../lib/dates/moments.ts';

const FinionPayNotice = lazyNamed(
  () => import('../payment/FinionPayNotice.tsx'),
  'FinionPayNotice',
);

/**
 * Last step: summary and order button. An order that was sent to the bank is confirmed here if its
 * kind has no page for that.
 */
export function SummaryStep({ flow }: { flow: Flow }) {
  const params = useParams();
  const name = useRouteName();
  const { parent }: Partial<RouteMeta> = name ? routeTable[name] : {};
  const { user } = useStudio();
  // Restores the slot of another visit, once, before it is checked.
  useState(() => restoreSlot(params.checkoutId ?? '', user?.id));
  // Without a selected time, redirect to where it is selected (spec 2.3).
  if (flow.needsSlot && !hasAnySlot() && parent)
    return <Navigate to={pathFromParams(parent, params)} replace />;
  return (
    <OrderGate flow={flow} states={['CREATED', 'AUTHENTICATED']}>
      {(order, refetch) =>
        order.state === 'CREATED' || order.subject.addresses.confirm ? (
          <Summary flow={flow} order={order} refetch={refetch} />
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
}

/**
 * Product, price and terms must be directly above the button (legal: order button), also for a
 * waiting list.
 */
function Summary({ flow, order, refetch }: SummaryProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const ordering = useOrdering(order, refetch);
  const { subject, price, joinWaitingList: waits } = order;
  const share = voucherShare(order);
  const { availability, start, when } = subject;
  const promise = useCancelationPromise(subject, waits, isPayable(price));
  if (availability.kind === 'mine') return <Navigate to={availability.result} replace />;
  if (lacksSlot(flow, subject)) return <Navigate to={start} replace />;
  const full = availability.kind === 'full' || (availability.kind === 'waitingList' && !waits);
  const taken = full || availability.kind === 'closed';
  // A paid waiting list is an order as well: the payment happens without further confirmation once
  // there is a place.
  const label =
    isPayable(price) && !flow.texts.pay ? (
      <OrderLabel due={share?.due ?? price} waits={waits} />
    ) : (
      <FormattedMessage
        {...(waits ? flowMessages.joinWaitingList : (flow.texts.pay ?? flow.texts.book))}
      />
    );
  return (
    <FlowFrame
      flow={flow}
      what={subject}
      title={<FormattedMessage {...flow.texts.summaryTitle} />}
      current="summary"
      waits={waits}
      voucher={share}
      action={
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <LoadingButton
            size="large"
            fullWidth
            loading={ordering.pending}
            disabled={taken}
            onClick={ordering.order}
          >
            {label}
          </LoadingButton>
          <span role="status">
            {ordering.pending && <FormattedMessage {...flow.texts.booking} />}
          </span>
        </Box>
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
      {ordering.error && !full && (
        <Alert kind="error">
          <ErrorMessage error={ordering.error} timeZone={studio.zoneId} />
        </Alert>
      )}
      {order.paymentMethod === 'FINION_PAY' && (
        <Suspense fallback={null}>
          <FinionPayNotice checkoutId={order.id} />
        </Suspense>
      )}
      <CheckAnswers order={order} />
      <OrderLine
        what={
          subject.offer === undefined ? (
            subject.name
          ) : (
            <FormattedMessage
              {...flowMessages.orderLine}
              values={{ offer: subject.offer, course: subject.name }}
            />
          )
        }
        when={
          when
            ? formatFullMoment(when.start, intl.locale, studio.zoneId)
            : formatChoices(subject, intl)
        }
        price={<PriceLabel price={price} />}
        {...(share ? { voucher: share } : {})}
      />
      {waits && (
        <WaitingTerms
          until={subject.waitingUntil}
          freeUntil={subject.cancelableUntil}
          acceptsLate={order.acceptsLatePromotion ?? false}
          pays={{ price }}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {isPayable(price) && <OrderTerms texts={flow.texts} />} {!waits && promise}
      </Typography>
      {availability.kind === 'closed' && !ordering.error && <Navigate to={start} replace />}
    </FlowFrame>
  );
}
