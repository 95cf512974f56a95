import { toIcsInstant } from '../dates/dates.ts';
import type { CalendarEvent } from './calendarEvent.ts';

const address = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** Length of the day in `20261126T160000Z`. */
const icsDayLength = 8;

/** Returns the link to Google Calendar's form, prefilled with the event. */
export const googleLink = ({ title, start, end, allDay, place }: CalendarEvent): string =>
  address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: [start, end]
      .map((date) => toIcsInstant(date).slice(0, allDay ? icsDayLength : undefined))
      .join('/'),
    location: place,
  });

/** Returns the link to the form of Outlook on the web, prefilled with the event. */
export const outlookLink = ({ title, start, end, allDay, place }: CalendarEvent): string =>
  address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toJSON(),
    enddt: end.toJSON(),
    ...(allDay ? { allday: 'true' } : {}),
    location: place,
  });
