import { toIcsInstant } from '../dates/dates.ts';
import type { CalendarEvent } from './calendarEvent.ts';

const address = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** The form of Google's calendar that adds an event, filled in. */
export const googleLink = ({ title, start, end, place }: CalendarEvent): string =>
  address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${toIcsInstant(start)}/${toIcsInstant(end)}`,
    location: place,
  });

/** The same of Outlook on the web. */
export const outlookLink = ({ title, start, end, place }: CalendarEvent): string =>
  address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toJSON(),
    enddt: end.toJSON(),
    location: place,
  });
