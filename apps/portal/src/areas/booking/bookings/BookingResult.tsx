import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { useItemName } from '../../../lib/brand/PageTitle.tsx';
import type { Flow } from '../../checkout/flow/Flow.ts';
import { ResultPage } from '../../checkout/result/ResultPage.tsx';
import { resultMessages } from '../../checkout/result/resultMessages.ts';
import { FlowError, FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { waitingMessages } from '../../checkout/summary/waitingMessages.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useActing } from '../../account/family/useActing.ts';
import { useBookerLabel } from '../../account/family/useBookerLabel.ts';
import { WalletButtons } from '../../account/wallet/WalletButtons.tsx';
import { OnlineWay } from '../streams/OnlineWay.tsx';
import { BookingPage } from './BookingPage.tsx';
import { CanceledBooking } from './CanceledBooking.tsx';
import { useJustBooked } from './justBooked.ts';
import { useBooking } from './useBooking.ts';

/**
 * Shows a booking without its checkout: the success page after booking with a booking option, or the
 * page of the booking when opened later. Guests reach it through the link in their mail.
 */
export function BookingResult({
  flow,
  uuid,
}: {
  flow: Pick<Flow, 'texts' | 'others'>;
  uuid: string;
}) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const isNew = useJustBooked();
  const { data, error, refetch, isGuestBooking } = useBooking(uuid);
  useItemName(data?.name);
  const bookerLabel = useBookerLabel(data?.bookedBy);
  const isOwn = useActing() === undefined && !isGuestBooking;
  if (error && !data) return <FlowError error={error} retry={() => void refetch()} />;
  if (!data) return <FlowLoading shape={isNew ? 'result' : 'detail'} />;
  if (data.participantStatus === 'CANCELED') return <CanceledBooking flow={flow} item={data} />;
  if (!isNew) return <BookingPage item={data} owner={isGuestBooking ? 'guest' : 'account'} />;
  const { price, paidWith, waitingListPosition } = data;
  const paid = waitingListPosition === null ? resultMessages.paidFor : waitingMessages.waitingFee;
  return (
    <ResultPage
      flow={flow}
      uuid={data.uuid}
      name={data.name}
      page={
        data.courseAppointmentId === null
          ? undefined
          : getBookableKind(data).page(studioUuid, data.courseAppointmentId)
      }
      {...(data.image ? { picture: data.image } : {})}
      color={data.colorHex}
      when={{ start: data.startDateTime, end: data.endDateTime }}
      who={data.employees.map(({ displayedName }) => displayedName)}
      bookedBy={bookerLabel}
      where={data.locations.map((room) => room.name).join(', ')}
      {...(data.appointmentMeetingType === 'STREAM'
        ? {
            online: (
              <OnlineWay streamId={data.stream && !data.onWaitingList ? data.uuid : undefined} />
            ),
          }
        : {})}
      status={data.participantStatus}
      cancelableUntil={data.freeCancelationUntil}
      lateCancelation={data.lateCancelation}
      waitingUntil={data.waitingListUntil}
      waitingListPosition={waitingListPosition}
      payment={
        <FormattedMessage
          {...(price && price.amount > 0
            ? paid
            : paidWith
              ? resultMessages.paidWithOption
              : resultMessages.nothingToPay)}
          values={{ name: paidWith, price: price && formatPrice(price, intl.locale) }}
        />
      }
      after={isOwn && !data.onWaitingList && <WalletButtons bookingUuid={uuid} />}
    />
  );
}
