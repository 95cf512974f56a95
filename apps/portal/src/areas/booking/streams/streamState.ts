import type { StreamingAppointment } from '@studio-portal/sdk/types';

/** Whether one can go in now. */
export type StreamState =
  | { kind: 'open'; address: string }
  /** Still closed; `minutes` in the last hour before it opens. */
  | { kind: 'toCome'; opensAt: Date; minutes?: number }
  | { kind: 'over' };

const minute = 60_000;

/** How a stream stands at a moment. The address is the server's to tell; before it has, the way in is about to open. */
export function streamState(
  {
    stream,
    streamOpensAt,
    endDateTime,
  }: Pick<StreamingAppointment, 'stream' | 'streamOpensAt' | 'endDateTime'>,
  present: Date,
): StreamState {
  if (present >= endDateTime) return { kind: 'over' };
  if (stream !== null) return { kind: 'open', address: stream };
  const minutes = Math.max(1, Math.ceil((streamOpensAt.getTime() - present.getTime()) / minute));
  return { kind: 'toCome', opensAt: streamOpensAt, ...(minutes <= 60 ? { minutes } : {}) };
}
