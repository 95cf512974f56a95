import Button from '@mui/material/Button';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useActing } from '../../account/family/useActing.ts';
import { useBookerLabel } from '../../account/family/useBookerLabel.ts';
import { WalletButtons } from '../../account/wallet/WalletButtons.tsx';
import { useCancelationPromise } from '../../checkout/flow/useCancelationPromise.tsx';
import { resultMessages } from '../../checkout/result/resultMessages.ts';
import { OnlineWay } from '../streams/OnlineWay.tsx';
import { VisitPage } from '../timeline/VisitPage.tsx';
import { CancelButton } from './CancelButton.tsx';
import { CancelDialogs } from './CancelDialogs.tsx';
import { messages } from './messages.ts';
import { WaitingListInfo } from './WaitingListInfo.tsx';

/**
 * Page of a booking that was opened from a list or a mail, by its member or guest, who can cancel it
 * here.
 */
export function BookingPage({ item, owner }: { item: CalendarItem; owner: 'account' | 'guest' }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const isOver = item.endDateTime <= useNow();
  const { price, paidWith, onWaitingList, stream, uuid } = item;
  const isOwn = useActing() === undefined && owner === 'account';
  const isPaid = price !== null && price.amount > 0;
  const bookerLabel = useBookerLabel(item.bookedBy);
  const promise = useCancelationPromise(
    { cancelableUntil: item.freeCancelationUntil, lateCancelation: item.lateCancelation },
    false,
    false,
  );
  const payment = (
    <FormattedMessage
      {...(isPaid
        ? resultMessages.paidFor
        : paidWith
          ? resultMessages.paidWithOption
          : resultMessages.nothingToPay)}
      values={{ name: paidWith, price: price && formatPrice(price, intl.locale) }}
    />
  );
  return (
    <CancelDialogs>
      <VisitPage
        visit={item}
        picture={item.image}
        online={
          item.appointmentMeetingType === 'STREAM' ? (
            <OnlineWay streamId={stream && !onWaitingList ? uuid : undefined} />
          ) : undefined
        }
        facts={[
          // The terms of the waiting list say what a place costs.
          ...(isPaid && onWaitingList ? [] : [[messages.payment, payment] as const]),
          ...(bookerLabel === undefined ? [] : [[messages.bookedBy, bookerLabel] as const]),
        ]}
        terms={isOver ? undefined : onWaitingList ? <WaitingListInfo item={item} /> : promise}
        actions={
          <>
            {!isOver && <CancelButton item={item} owner={owner} />}
            {isPaid && !onWaitingList && owner === 'account' && (
              <Button variant="text" component={Link} to={path('myPayments', { studioUuid })}>
                <FormattedMessage {...resultMessages.toPayments} />
              </Button>
            )}
          </>
        }
        wallet={isOwn && !isOver && !onWaitingList && <WalletButtons bookingUuid={uuid} />}
      />
    </CancelDialogs>
  );
}
