import { FormattedMessage } from 'react-intl';
import { stateMessages } from '../courses/stateMessages.ts';
import { BookingStream } from './BookingStream.tsx';

/** Says that a booking takes place online and links to its stream. */
export const OnlineWay = ({
  streamId,
}: {
  /** Uuid of the booking; undefined if it has no stream or is on a waiting list. */
  streamId: string | undefined;
}) => (
  <>
    <FormattedMessage {...stateMessages.online} />
    <br />
    {streamId !== undefined && <BookingStream uuid={streamId} />}
  </>
);
