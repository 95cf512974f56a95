import { getResponse, http, HttpResponse } from 'msw';
import { handlers } from '@studio-portal/sdk/msw';
import { addDays, dayInZone } from '../lib/dates/dates.ts';

/**
 * The day after tomorrow at the sample studio, so that it is in the future whenever a test runs.
 */
export const someDay = addDays(dayInZone('Europe/Berlin'), 2);

const one = { id: 301, displayedName: 'Trainer One', firstname: 'Trainer', lastname: 'One' };
const two = { id: 302, displayedName: 'Trainer Two', firstname: 'Trainer', lastname: 'Two' };
const people = [one, two];

/** Returns a slot of one hour on that day. @param hour two digits, UTC */
export const createSlot = (hour: string, employees = people) => ({
  startDateTime: `${someDay}T${hour}:00:00Z`,
  endDateTime: `${someDay}T${hour}:59:00Z`,
  earliestBookingDateTime: null,
  latestBookingDateTime: null,
  cancelableUntil: `${someDay}T00:00:00Z`,
  lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
  employees,
  locations: [],
  studio: { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' },
  alreadyBooked: false,
  onWaitingList: false,
});

/** Overrides a call with a modified example of the API description. */
export const overrideResponse = (path: string, change: (example: object) => object) =>
  http.get(path, async ({ request }) => {
    const answer = await getResponse(handlers, request);
    const example: object = await answer?.json();
    return HttpResponse.json(change(example));
  });

const days = (...slots: object[]) => ({ days: [{ date: someDay, slots }] });

/** Handlers for an appointment type with two trainers and the given slots. */
export const appointmentHandlers = (...slots: object[]) => [
  overrideResponse('*/bookableitems/benefits', (all) =>
    Array.isArray(all) ? all.map((benefit) => ({ ...benefit, employees: people })) : all,
  ),
  overrideResponse('*/single-appointment-benefit/:id/next-available', (kind) => ({
    ...kind,
    ...days(...slots),
  })),
  overrideResponse('*/single-appointment-benefit/:id', (kind) => ({ ...kind, ...days(...slots) })),
];

/** Handler for the slot that steps read again. @param available called on each request */
export const slotHandler = (available: (start: string) => boolean) =>
  http.get('*/bookableitems/single/:id', async ({ request }) => {
    const start = new URL(request.url).searchParams.get('startDateTime') ?? '';
    const answer = await getResponse(handlers, request);
    const example: object = await answer?.json();
    const hour = start.slice(11, 13);
    return HttpResponse.json({
      ...example,
      slots: [createSlot(hour)],
      available: available(hour),
    });
  });
