import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  cancelCheckout,
  cancelPublicCheckout,
  getGetCheckoutQueryOptions,
  getGetPublicCheckoutQueryOptions,
} from '@studio-portal/sdk/api/checkouts';
import type { Checkout, CheckoutState } from '@studio-portal/sdk/types';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { notify } from '../../../lib/browser/notices.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { familyMessages } from '../../account/family/familyMessages.ts';
import { PriceLabel } from '../flow/PriceLabel.tsx';
import { flowMessages } from '../flow/flowMessages.ts';
import { pendingMessages } from '../result/pendingMessages.ts';
import { guestOrderToken } from './guestOrders.ts';
import { removeOpenOrder, type OpenOrder } from './openOrders.ts';

const Section = styled('section')({ marginBottom: space(32), '& h2': { marginBottom: space(12) } });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

/** Status text of an open order; other states have ended. */
const states: Partial<Record<CheckoutState, MessageDescriptor>> = {
  CREATED: pendingMessages.openCreated,
  AUTHENTICATION_REQUIRED: pendingMessages.openAsked,
  AUTHENTICATED: pendingMessages.openConfirmed,
} satisfies Record<'CREATED' | 'AUTHENTICATION_REQUIRED' | 'AUTHENTICATED', MessageDescriptor>;

/** Lists the open orders with links to continue or cancel, and removes those that have ended. */
export function OpenOrderList({ orders }: { orders: readonly OpenOrder[] }) {
  const answers = useQueries({
    queries: orders.map(({ id }) => {
      const token = guestOrderToken(id);
      return token === undefined
        ? getGetCheckoutQueryOptions(id, { query: { staleTime: 0 } })
        : getGetPublicCheckoutQueryOptions(token, { query: { staleTime: 0 } });
    }),
  });
  const known = orders.map((order, index) => ({ order, answer: answers[index] }));
  const ended = known
    .filter(({ answer }) => answer?.error?.status === 404 || hasEnded(answer?.data))
    .map(({ order }) => order.id)
    .join();
  useEffect(() => {
    for (const id of ended.split(',')) removeOpenOrder(id);
  }, [ended]);
  const open = known.flatMap(({ order, answer }) =>
    answer?.data && !hasEnded(answer.data) ? [{ order, checkout: answer.data }] : [],
  );
  if (open.length === 0) return null;
  return (
    <Section aria-labelledby="open-orders">
      <Typography id="open-orders" variant="h2">
        {open.every(({ order }) => order.owner === null) ? (
          <FormattedMessage {...pendingMessages.guestOrders} values={{ count: open.length }} />
        ) : (
          <FormattedMessage {...pendingMessages.openOrders} />
        )}
      </Typography>
      <FramedList>
        {open.map((one) => (
          <Row key={one.order.id} {...one} />
        ))}
      </FramedList>
    </Section>
  );
}

const hasEnded = (checkout: Checkout | undefined): boolean =>
  checkout !== undefined && states[checkout.state] === undefined;

function Row({ order, checkout }: { order: OpenOrder; checkout: Checkout }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const token = guestOrderToken(order.id);
  const { mutate, isPending } = useApiMutation(['cancelCheckout', 'cancelPublicCheckout'], {
    mutationFn: () =>
      token === undefined ? cancelCheckout(order.id) : cancelPublicCheckout(token),
    onSuccess: () => {
      notify({
        type: 'success',
        title: intl.formatMessage(pendingMessages.orderCanceled, { name: order.name }),
      });
      recoverLostFocus();
    },
    onError: (error) => notify({ ...errorNotice(error, intl, studio.zoneId), closeOnClick: true }),
  });
  const state = states[checkout.state];
  const until = <Moment at={checkout.expiresAt} zone={studio.zoneId} inSentence />;
  return (
    <FramedRow>
      <div>
        <Typography variant="subtitle1" component="p">
          {order.name}, <PriceLabel price={checkout.price} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {checkout.bookedFor && (
            <>
              {intl.formatMessage(familyMessages.forPerson, { name: checkout.bookedFor.firstName })}
              <br />
            </>
          )}
          {state && <FormattedMessage {...state} values={{ until }} />}
        </Typography>
      </div>
      <Actions>
        <Button variant="contained" component={Link} to={order.summary}>
          <FormattedMessage {...pendingMessages.continueOrder} />
          <ScreenReaderContext name={order.name} />
        </Button>
        <LoadingButton variant="outlined" loading={isPending} onClick={() => mutate()}>
          <FormattedMessage {...flowMessages.giveUp} />
          <ScreenReaderContext name={order.name} />
        </LoadingButton>
      </Actions>
    </FramedRow>
  );
}
