import { StreamEntry } from './StreamEntry.tsx';
import { useStream } from './useStream.ts';

/** The way into the stream of a booking, wherever the booking is shown; nothing until the server has told of it. */
export function BookingStream({ uuid }: { uuid: string }) {
  const { data } = useStream(uuid);
  return data ? <StreamEntry appointment={data} /> : null;
}
