import { StreamEntry } from './StreamEntry.tsx';
import { useStream } from './useStream.ts';

/** Links to the stream of a booking; renders nothing until it has loaded. */
export function BookingStream({ uuid }: { uuid: string }) {
  const { data } = useStream(uuid);
  return data ? <StreamEntry appointment={data} /> : null;
}
