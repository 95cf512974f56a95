import Box from '@mui/material/Box';
import type { Money } from '@studio-portal/sdk/types';
import { LoadingButton, type LoadingButtonProps } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage } from 'react-intl';
import type { Flow } from '../flow/Flow.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { OrderLabel } from '../flow/OrderLabel.tsx';
import { isPayable } from '../flow/steps.ts';

interface OrderButtonProps extends LoadingButtonProps {
  flow: Pick<Flow, 'texts'>;
  price: Money;
  /** Amount due after a voucher. */
  due: Money;
  /** Name of the selected stored payment method. */
  methodName?: string | undefined;
  /** True if the order is for a place on the waiting list. */
  waits: boolean;
}

/**
 * Button that orders, and says so while it does. A paid waiting list is an order as well: the payment
 * happens without further confirmation once there is a place.
 */
export function OrderButton({ flow, price, due, methodName, waits, ...button }: OrderButtonProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
      <LoadingButton size="large" fullWidth {...button}>
        {isPayable(price) && !flow.texts.pay ? (
          <OrderLabel due={due} book={flow.texts.book} methodName={methodName} waits={waits} />
        ) : (
          <FormattedMessage
            {...(waits ? flowMessages.joinWaitingList : (flow.texts.pay ?? flow.texts.book))}
          />
        )}
      </LoadingButton>
      <span role="status">{button.loading && <FormattedMessage {...flow.texts.booking} />}</span>
    </Box>
  );
}
