import { getStreamingAppointment } from '@studio-portal/sdk/api/reference-data';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET } from '../../src/wire.ts';

const streamId = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const path = '/nox/public/v1/streaming/appointment';
const getStream = {
  call: () => getStreamingAppointment({ streamId }),
  request: GET(path, { query: { streamId: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001' } }),
};
const booked = (stream: 'not-open-yet' | 'open') =>
  state('a booking of an online course', { uuid: streamId, stream });

/** Links to online appointments. */
export const streamingCalls = {
  getStreamingAppointment: {
    200: [
      {
        ...getStream,
        given: [booked('not-open-yet')],
        example: 'streamToCome',
        exactly: ['streamId', 'stream'],
      },
      { ...getStream, given: [booked('open')], example: 'streamOpen', exactly: ['streamId'] },
    ],
    404: {
      'booking.error.notfound': { ...getStream, given: [state('no booking', { uuid: streamId })] },
    },
  },
} satisfies Pick<Calls<'reference-data'>, 'getStreamingAppointment'>;
