import { useGetMyCalendarItem } from '@studio-portal/sdk/api/my-calendar';
import { FormattedMessage } from 'react-intl';
import { resultMessages } from '../resultMessages.ts';
import { BookingResult } from './BookingResult.tsx';
import { FlowError, FlowLoading } from './FlowGate.tsx';

/** What a booking with an option has become. */
export function OptionResult({ uuid }: { uuid: string }) {
  const { data, error, refetch } = useGetMyCalendarItem(uuid, { query: { staleTime: 0 } });
  if (error && !data) return <FlowError error={error} retry={() => void refetch()} />;
  if (!data) return <FlowLoading />;
  return (
    <BookingResult
      uuid={data.uuid}
      name={data.name}
      start={data.startDateTime}
      end={data.endDateTime}
      place={[...data.locations.map((room) => room.name), data.studio.name].join(', ')}
      cancelableUntil={data.cancelableUntil}
      waitingListPosition={data.waitingListPosition}
      payment={
        <FormattedMessage {...resultMessages.paidWithOption} values={{ name: data.paidWith }} />
      }
    />
  );
}
