import { toIcsInstant } from '../dates/dates.ts';
import type { CalendarEvent } from './calendarEvent.ts';

const address = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** Drops the time of whole days, which the time zone of the reader would move to another day. */
const cutTime = (instant: string, allDay = false): string =>
  allDay ? instant.replace(/T.*/, '') : instant;

/** Returns the link to Google Calendar's form, prefilled with the event. */
export const googleLink = ({ title, start, end, allDay, place }: CalendarEvent): string =>
  address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: [start, end].map((date) => cutTime(toIcsInstant(date), allDay)).join('/'),
    location: place,
  });

/** Returns the link to the form of Outlook on the web, prefilled with the event. */
export const outlookLink = ({ title, start, end, allDay, place }: CalendarEvent): string =>
  address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: cutTime(start.toJSON(), allDay),
    enddt: cutTime(end.toJSON(), allDay),
    ...(allDay ? { allday: 'true' } : {}),
    location: place,
  });
