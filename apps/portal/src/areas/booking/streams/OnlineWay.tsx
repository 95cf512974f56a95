import { FormattedMessage } from 'react-intl';
import { stateMessages } from '../courses/stateMessages.ts';
import { BookingStream } from './BookingStream.tsx';

/** Says that a booking takes place online, with the way into its stream. */
export const OnlineWay = ({
  streamId,
}: {
  /** Uuid of the booking; undefined where it has no stream, or only waits for a place. */
  streamId: string | undefined;
}) => (
  <>
    <FormattedMessage {...stateMessages.online} />
    <br />
    {streamId !== undefined && <BookingStream uuid={streamId} />}
  </>
);
