import type { StreamingAppointment } from '@studio-portal/sdk/types';

/** State of a stream for users who want to join it. */
export type StreamState =
  | { kind: 'open'; address: string }
  /** Still closed; `minutes` in the last hour before it opens. */
  | { kind: 'upcoming'; opensAt: Date; minutes?: number }
  | { kind: 'over' };

const minute = 60_000;

/**
 * Returns the state of a stream at a given time. It is open once the server sends its address;
 * until then it counts as about to open.
 */
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
  return { kind: 'upcoming', opensAt: streamOpensAt, ...(minutes <= 60 ? { minutes } : {}) };
}
