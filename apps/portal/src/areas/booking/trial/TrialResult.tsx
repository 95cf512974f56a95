import type { CalendarItem } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CancelButton } from '../bookings/CancelButton.tsx';
import { CancelDialogs } from '../bookings/CancelDialogs.tsx';
import { BookingPage } from '../bookings/BookingPage.tsx';
import { useJustBooked } from '../bookings/justBooked.ts';
import { useBooking } from '../bookings/useBooking.ts';
import { endDraft } from '../../checkout/flow/endDraft.ts';
import { ResultPage } from '../../checkout/result/ResultPage.tsx';
import { resultMessages } from '../../checkout/result/resultMessages.ts';
import { FlowError, FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { useItemName } from '../../../lib/brand/PageTitle.tsx';
import { now } from '../../../lib/dates/dates.ts';
import { EndedTrial } from './EndedTrial.tsx';
import { HeldTrial } from './HeldTrial.tsx';
import { trialFlow } from './trialFlow.ts';

/**
 * Shows a trial session that is booked, held until it is confirmed by mail, or ended. Guests reach
 * it through the link in their mail and can cancel here.
 */
export function TrialResult({ uuid }: { uuid: string }) {
  useEffect(endDraft, []);
  const isNew = useJustBooked();
  const { data, error, refetch, isGuestBooking } = useBooking(uuid);
  useItemName(data?.name);
  if (error && !data) return <FlowError error={error} retry={() => void refetch()} />;
  if (!data) return <FlowLoading shape={isNew ? 'result' : 'detail'} />;
  if (data.participantStatus === 'CANCELED') return <EndedTrial item={data} />;
  const { confirmUntil } = data;
  if (confirmUntil && confirmUntil <= now()) return <EndedTrial item={data} />;
  if (isGuestBooking && confirmUntil)
    return (
      <CancelDialogs>
        <HeldTrial item={data} until={confirmUntil} />
      </CancelDialogs>
    );
  return isNew ? (
    <Booked item={data} isGuestBooking={isGuestBooking} />
  ) : (
    <BookingPage item={data} owner={isGuestBooking ? 'guest' : 'account'} />
  );
}

function Booked({ item, isGuestBooking }: { item: CalendarItem; isGuestBooking: boolean }) {
  const intl = useIntl();
  const { price, paidWith } = item;
  const result = (
    <ResultPage
      flow={trialFlow}
      uuid={item.uuid}
      name={item.name}
      {...(item.image ? { picture: item.image } : {})}
      color={item.colorHex}
      when={{ start: item.startDateTime, end: item.endDateTime }}
      who={item.employees.map(({ displayedName }) => displayedName)}
      cancelableUntil={item.freeCancelationUntil}
      lateCancelation={item.lateCancelation}
      waitingListPosition={null}
      payment={
        <FormattedMessage
          {...(price && price.amount > 0
            ? resultMessages.paidFor
            : paidWith
              ? resultMessages.paidWithOption
              : resultMessages.nothingToPay)}
          values={{ name: paidWith, price: price && formatPrice(price, intl.locale) }}
        />
      }
      {...(isGuestBooking ? { manage: <CancelButton item={item} owner="guest" /> } : {})}
    />
  );
  return isGuestBooking ? <CancelDialogs>{result}</CancelDialogs> : result;
}
