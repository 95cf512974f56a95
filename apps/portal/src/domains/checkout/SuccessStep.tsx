import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { familyMessages } from '../family/familyMessages.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { EndedBooking } from './EndedBooking.tsx';
import type { Flow, Order } from './Flow.ts';
import { guestMessages } from './guestMessages.ts';
import { OrderGate } from './OrderGate.tsx';
import { paidMessage, PaidWords } from './PaidWords.tsx';
import { ResultPage } from './ResultPage.tsx';

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
  const told = paidMessage(order);
  const intl = useIntl();
  const { booking, bookedFor, subject, publicToken, customerData } = order;
  const ofGuest = publicToken !== null && booking ? subject.addresses.booking : undefined;
  const { name, picture, color, when, who, where, cancelableUntil } = subject;
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
      online={subject.online ?? false}
      {...(booking ? { status: booking.participantStatus } : {})}
      cancelableUntil={cancelableUntil ?? null}
      waitingUntil={subject.waitingUntil ?? null}
      waitingListPosition={booking?.waitingListPosition ?? null}
      bookedBy={
        bookedFor && intl.formatMessage(familyMessages.byYou, { name: bookedFor.firstName })
      }
      payment={told && <PaidWords order={order} message={told} />}
      {...(ofGuest && booking
        ? {
            manage: (
              <Button variant="contained" component={Link} to={ofGuest(booking.uuid)}>
                <FormattedMessage {...guestMessages.toBooking} />
              </Button>
            ),
            ...(customerData ? { after: <AccountOffer person={customerData} /> } : {}),
          }
        : {})}
    />
  );
}
