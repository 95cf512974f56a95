import { useGetMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { ResultPage } from '../../domains/checkout/ResultPage.tsx';
import { resultMessages } from '../../domains/checkout/resultMessages.ts';
import { FlowError, FlowLoading } from '../../domains/checkout/SubjectGate.tsx';
import { courseFlow } from './courseFlow.ts';

/** What a booking is that no checkout of this visit has led to: with something the member holds, or found again later. */
export function BookingResult({ uuid }: { uuid: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useGetMyCalendarItem(uuid, { query: { staleTime: 0 } });
  if (error && !data) return <FlowError error={error} retry={() => void refetch()} />;
  if (!data) return <FlowLoading shape="result" />;
  const { price, paidWith, waitingListPosition } = data;
  const paid = waitingListPosition === null ? resultMessages.paidFor : resultMessages.willPay;
  return (
    <ResultPage
      flow={courseFlow}
      uuid={data.uuid}
      name={data.name}
      {...(data.image ? { picture: data.image } : {})}
      color={data.colorHex}
      when={{ start: data.startDateTime, end: data.endDateTime }}
      where={data.locations.map((room) => room.name).join(', ')}
      cancelableUntil={data.cancelableUntil}
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
    />
  );
}
