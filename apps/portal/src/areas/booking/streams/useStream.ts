import { useGetStreamingAppointment } from '@studio-portal/sdk/api/reference-data';
import { now } from '../../../lib/dates/dates.ts';

/** Maximum interval in milliseconds: one day, safely below the overflow of browser timers. */
const maxTimerDelay = 86_400_000;

/** Minimum interval in milliseconds, in case the server's clock is behind when the stream opens. */
const minDelay = 5000;

/**
 * Loads an online appointment. The server sends the stream's address once it opens, so it is
 * refetched at that time.
 * @param streamId uuid of the booking; requests nothing without one
 */
export const useStream = (streamId: string | undefined) =>
  useGetStreamingAppointment(
    { streamId: streamId ?? '' },
    {
      query: {
        enabled: streamId !== undefined,
        staleTime: 0,
        refetchInterval: ({ state: { data } }) => {
          if (!data || data.stream !== null || data.endDateTime <= now()) return false;
          const left = data.streamOpensAt.getTime() - now().getTime();
          return Math.min(Math.max(left, minDelay), maxTimerDelay);
        },
      },
    },
  );
