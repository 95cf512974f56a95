import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { Flow, Order } from './Flow.ts';
import { OrderGate } from './OrderGate.tsx';
import { ResultPage } from './ResultPage.tsx';
import { resultMessages } from './resultMessages.ts';
import { costs } from './steps.ts';
import { Moment } from '../../lib/Moment.tsx';

/** The good end of an order, read from the server. */
export const SuccessStep = ({ flow }: { flow: Flow }) => (
  <OrderGate flow={flow} states={['FINALIZED']}>
    {(order) => <Success flow={flow} order={order} />}
  </OrderGate>
);

function Success({ flow, order }: { flow: Flow; order: Order }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { booking, price, paymentInstrument, charged, subject } = order;
  const { name, picture, color, when, where, cancelableUntil } = subject;
  const card = [paymentInstrument?.brand, paymentInstrument?.maskedNumber]
    .filter(Boolean)
    .join(' ');
  const until = cancelableUntil && <Moment at={cancelableUntil} zone={studio.zoneId} inSentence />;
  const paid = charged ? resultMessages.paid : resultMessages.waitingPaidText;
  return (
    <ResultPage
      flow={flow}
      uuid={booking?.uuid ?? order.id}
      name={name}
      {...(picture ? { picture } : {})}
      {...(color ? { color } : {})}
      {...(when ? { when } : {})}
      {...(where ? { where } : {})}
      cancelableUntil={cancelableUntil ?? null}
      waitingListPosition={booking?.waitingListPosition ?? null}
      payment={
        <FormattedMessage
          {...(costs(price) ? paid : resultMessages.nothingToPay)}
          values={{ price: formatPrice(price, intl.locale), card, until }}
        />
      }
    />
  );
}
