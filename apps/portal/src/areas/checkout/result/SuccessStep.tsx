import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useNow } from '../../../lib/dates/useNow.ts';
import { lastPromotion } from '../summary/lastPromotion.ts';
import { WalletButtons } from '../../account/wallet/WalletButtons.tsx';
import { familyMessages } from '../../account/family/familyMessages.ts';
import { AccountOffer } from '../contact/AccountOffer.tsx';
import type { Flow, Order } from '../flow/Flow.ts';
import { guestMessages } from './guestMessages.ts';
import { OrderGate } from '../flow/OrderGate.tsx';
import { paidMessage, PaidMessage } from './PaidMessage.tsx';
import { orderReference } from './reference.tsx';
import { ResultPage } from './ResultPage.tsx';

/** Success page of an order, read from the server. */
export const SuccessStep = ({ flow }: { flow: Flow }) => (
  <OrderGate flow={flow} states={['FINALIZED']}>
    {(order) =>
      order.booking?.participantStatus === 'CANCELED' && flow.EndedBooking ? (
        <flow.EndedBooking flow={flow} order={order} />
      ) : (
        <Success flow={flow} order={order} />
      )
    }
  </OrderGate>
);

function Success({ flow, order }: { flow: Flow; order: Order }) {
  const message = paidMessage(order);
  const intl = useIntl();
  const { booking, bookedFor, subject, publicToken, customerData } = order;
  const isOwn = publicToken === null && !bookedFor;
  const ofGuest = publicToken !== null && booking ? subject.addresses.booking : undefined;
  const { name, picture, color, when, who, where, cancelableUntil, waitingUntil } = subject;
  const present = useNow();
  const acceptsLate = order.acceptsLatePromotion ?? false;
  // A waiting list can be left until the start.
  const canLeaveUntil = booking?.onWaitingList && when ? when.start : cancelableUntil;
  return (
    <ResultPage
      flow={flow}
      uuid={booking?.uuid ?? order.id}
      {...(booking ? {} : { reference: orderReference(order.id) })}
      name={name}
      page={booking ? subject.start : undefined}
      {...(picture ? { picture } : {})}
      {...(color ? { color } : {})}
      {...(when ? { when } : {})}
      {...(who ? { who } : {})}
      {...(where ? { where } : {})}
      {...(subject.online && flow.OnlineWay
        ? {
            online: (
              <flow.OnlineWay
                streamId={booking?.stream && !booking.onWaitingList ? booking.uuid : undefined}
              />
            ),
          }
        : {})}
      {...(booking ? { status: booking.participantStatus } : {})}
      cancelableUntil={canLeaveUntil ?? null}
      lateCancelation={subject.lateCancelation}
      waitingUntil={lastPromotion(waitingUntil, cancelableUntil, acceptsLate, present) ?? null}
      waitingListPosition={booking?.waitingListPosition ?? null}
      bookedBy={
        bookedFor && intl.formatMessage(familyMessages.byYou, { name: bookedFor.firstName })
      }
      payment={message && <PaidMessage order={order} message={message} />}
      {...(ofGuest && booking
        ? {
            manage: (
              <Button variant="contained" component={Link} to={ofGuest(booking.uuid)}>
                <FormattedMessage
                  {...(booking.onWaitingList
                    ? guestMessages.toWaitingList
                    : guestMessages.toBooking)}
                />
              </Button>
            ),
            ...(customerData ? { after: <AccountOffer person={customerData} /> } : {}),
          }
        : {})}
      {...(isOwn && booking && !booking.onWaitingList
        ? { after: <WalletButtons bookingUuid={booking.uuid} /> }
        : {})}
    />
  );
}
