import Button from '@mui/material/Button';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import type { Flow, Order } from './Flow.ts';
import { guestMessages } from './guestMessages.ts';
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
  const { booking, price, paymentInstrument, charged, subject, publicToken, customerData } = order;
  const ofGuest = publicToken !== null && booking ? subject.addresses.booking : undefined;
  const { name, picture, color, when, who, where, cancelableUntil } = subject;
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
      {...(who ? { who } : {})}
      {...(where ? { where } : {})}
      cancelableUntil={cancelableUntil ?? null}
      waitingListPosition={booking?.waitingListPosition ?? null}
      payment={
        <FormattedMessage
          {...(costs(price) ? paid : resultMessages.nothingToPay)}
          values={{ price: formatPrice(price, intl.locale), card, until }}
        />
      }
      {...(ofGuest && booking
        ? {
            manage: (
              <Button variant="contained" component={Link} to={ofGuest(booking.uuid)}>
                <FormattedMessage {...guestMessages.toBooking} />
              </Button>
            ),
            after: <AccountOffer person={customerData} />,
          }
        : {})}
    />
  );
}
