import Button from '@mui/material/Button';
import type { OnlinePaymentMethod } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { instrumentName } from '../payments/instrumentName.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { EndedBooking } from './EndedBooking.tsx';
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
    {(order) =>
      order.booking?.participantStatus === 'CANCELED' ? (
        <EndedBooking flow={flow} order={order} />
      ) : (
        <Success flow={flow} order={order} />
      )
    }
  </OrderGate>
);

function Success({ flow, order }: { flow: Flow; order: Order }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { booking, price, paymentMethod, paymentInstrument, charged, subject } = order;
  const { publicToken, customerData } = order;
  const ofGuest = publicToken !== null && booking ? subject.addresses.booking : undefined;
  const { name, picture, color, when, who, where, cancelableUntil } = subject;
  const card = paymentInstrument ? instrumentName(paymentInstrument, intl) : '';
  const until = cancelableUntil && <Moment at={cancelableUntil} zone={studio.zoneId} inSentence />;
  // What is neither charged nor waits has come back since: the list of payments says what of it.
  const unpaid = booking?.onWaitingList ? resultMessages.waitingPaidText : undefined;
  const paid = charged ? paidBy(paymentMethod) : unpaid;
  const told = costs(price) ? paid : resultMessages.nothingToPay;
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
      {...(booking?.stream && !booking.onWaitingList ? { streamId: booking.uuid } : {})}
      cancelableUntil={cancelableUntil ?? null}
      waitingListPosition={booking?.waitingListPosition ?? null}
      payment={
        told && (
          <FormattedMessage
            {...told}
            values={{ price: formatPrice(price, intl.locale), card, until }}
          />
        )
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

/** What is said of the money: a debit is still on its way, and a service has paid in the reader's place. */
function paidBy(method: OnlinePaymentMethod | null) {
  if (method === 'DIRECT_DEBIT') return resultMessages.debited;
  return method === 'FINION_PAY' ? resultMessages.paidLater : resultMessages.paid;
}
