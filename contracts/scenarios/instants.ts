import { getCalendarItem } from '@studio-portal/sdk/api/calendar';
import { buildCases, type Case } from '../src/cases.ts';
import { isObject, type Json } from '../src/description.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member } from '../calls/given.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';

/** Instants of the example with other offsets and fractions of a second. */
const elsewhere = {
  startDateTime: '2026-11-26T16:00:00Z',
  endDateTime: '2026-11-26T12:00:00.000-05:00',
  cancelableUntil: '2026-11-27T01:00:00+11:00',
};

const withOtherOffsets = (body: Json): Json => (isObject(body) ? { ...body, ...elsewhere } : body);

/**
 * Instants are independent of the offset: the SDK must return the `Date` of the example's `+01:00`.
 */
export const instantScenarios: Case[] = buildCases({
  getCalendarItem: {
    200: [
      {
        when: 'instants with any offset',
        given: [member, state('a booking', { uuid, owner: 'me', state: 'booked' })],
        call: () => getCalendarItem(uuid),
        request: GET('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', { headers: session }),
        example: 'calendarItem',
      },
    ],
  },
}).map(({ response, ...aCase }) => ({
  ...aCase,
  response: {
    ...response,
    json: response.json && { ...response.json, body: withOtherOffsets(response.json.body) },
  },
}));
