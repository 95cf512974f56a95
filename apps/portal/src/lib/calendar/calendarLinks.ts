import { toIcsInstant } from '../dates/dates.ts';
import type { CalendarEvent } from './calendarEvent.ts';

const address = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** Returns the link to Google Calendar's form, prefilled with the event. */
export const googleLink = ({ title, start, end, place }: CalendarEvent): string =>
  address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${toIcsInstant(start)}/${toIcsInstant(end)}`,
    location: place,
  });

/** Returns the link to the form of Outlook on the web, prefilled with the event. */
export const outlookLink = ({ title, start, end, place }: CalendarEvent): string =>
  address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toJSON(),
    enddt: end.toJSON(),
    location: place,
  });
