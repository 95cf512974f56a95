import { useGetStreamingAppointment } from '@studio-portal/sdk/api/reference-data';
import { now } from '../../../lib/dates/dates.ts';

/** The longest that a browser's timer waits rightly, in milliseconds; a day is enough to begin anew. */
const maxTimerDelay = 86_400_000;

/** How long the server may be behind the reader's clock when the way in opens, in milliseconds. */
const minDelay = 5000;

/**
 * An online appointment with its way in, which the server tells from when it opens on: asked again at that moment.
 * @param streamId uuid of the booking; nothing is asked without one
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
