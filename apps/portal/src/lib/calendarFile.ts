import { toIcsInstant } from './dates.ts';

/** Backslash, comma and semicolon have a meaning in iCalendar texts (RFC 5545, 3.3.11). */
const escape = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');

/** An event as the address of an iCalendar file (RFC 5545), for a download link; instants in UTC. */
export function calendarFile(event: {
  uid: string;
  title: string;
  start: Date;
  end: Date;
  place: string;
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Studio Portal//EN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${toIcsInstant(event.start)}`,
    `DTSTART:${toIcsInstant(event.start)}`,
    `DTEND:${toIcsInstant(event.end)}`,
    `SUMMARY:${escape(event.title)}`,
    `LOCATION:${escape(event.place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`.toWellFormed())}`;
}
