/** Computes from a calendar (RFC 5545) when its owner is busy. */
import { runInNewContext } from 'node:vm';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { overlap, type Span } from '../../platform/wallTimes.ts';
import { calendarTooLarge, calendarUnreadable } from './errors.ts';

/** Limit for all recurrences, in milliseconds: a rule can have billions of dates, or none that is ever found. */
const timeoutMilliseconds = 2000;

/**
 * Returns the busy times that overlap a period, by start, with those that overlap or adjoin as one. Events that are
 * canceled or shown as free do not count.
 * @param zoneId time zone of all-day events and of times without a zone, if the calendar names none
 * @throws 422 if the text is no calendar, or has too many recurrences
 */
export function computeBusyTimes(text: string, period: Span, zoneId: string): Span[] {
  let busy: Span[] = [];
  const compute = () => {
    busy = readBusyTimes(text, period, zoneId);
  };
  try {
    // The only way to stop synchronous code of a library.
    runInNewContext('compute()', { compute }, { timeout: timeoutMilliseconds });
  } catch (error) {
    throw isTimeout(error) ? calendarTooLarge() : calendarUnreadable();
  }
  return mergeSpans(busy);
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

function readBusyTimes(text: string, period: Span, zoneId: string): Span[] {
  const calendar = ICAL.Component.fromString(text);
  if (calendar.name !== 'vcalendar') throw calendarUnreadable();
  const calendarZone = String(calendar.getFirstPropertyValue('x-wr-timezone'));
  const zone = isZone(calendarZone) ? calendarZone : zoneId;
  const components = calendar
    .getAllSubcomponents('vevent')
    .filter((component) => component.hasProperty('dtstart'));
  const changes = groupChanges(components);
  return components.flatMap((component) => {
    const exceptions = changes.get(uidOf(component)) ?? [];
    const event = new ICAL.Event(component, isChange(component) ? {} : { exceptions });
    return [...listOccurrences(event, zone, period.until)].filter((span) => overlap(span, period));
  });
}

const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid'));

/** Returns whether an event replaces one date of a recurring event. */
const isChange = (component: ICAL.Component): boolean => component.hasProperty('recurrence-id');

/** Groups the changed dates of recurring events by their uid. */
function groupChanges(components: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const changes = new Map<string, ICAL.Component[]>();
  for (const component of components.filter(isChange)) {
    const uid = uidOf(component);
    changes.set(uid, [...(changes.get(uid) ?? []), component]);
  }
  return changes;
}

/** Lists when an event makes its owner busy, each date that begins before an instant. */
function* listOccurrences(event: ICAL.Event, zone: string, until: Date): Generator<Span> {
  if (!event.isRecurring()) {
    const { startDate, endDate } = event;
    if (isBusy(event)) yield toSpan(event, startDate, endDate, zone);
    return;
  }
  const iterator = event.iterator();
  for (let date = iterator.next(); date; date = iterator.next()) {
    if (toInstant(date, event, zone) >= until) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(date);
    if (isBusy(item)) yield toSpan(item, startDate, endDate, zone);
  }
}

function isBusy({ component }: ICAL.Event): boolean {
  const [status, transparency] = ['status', 'transp'].map((name) =>
    String(component.getFirstPropertyValue(name)).toUpperCase(),
  );
  return status !== 'CANCELLED' && transparency !== 'TRANSPARENT';
}

const toSpan = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, zone: string): Span => ({
  from: toInstant(start, event, zone),
  until: toInstant(end, event, zone),
});

/** Converts a time by the zone of the calendar file; without one, by the named zone of its event or else the given one. */
function toInstant(time: ICAL.Time, { component }: ICAL.Event, zone: string): Date {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate();
  const named = String(component.getFirstProperty('dtstart')?.getFirstParameter('tzid'));
  const wall = Temporal.PlainDateTime.from(time.toString());
  return new Date(
    wall.toZonedDateTime(!time.isDate && isZone(named) ? named : zone).epochMilliseconds,
  );
}

/** Returns whether a text names a time zone, such as Europe/Berlin. */
function isZone(text: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}

/** Joins times that overlap or adjoin, and sorts them by start. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { from, until } of spans.toSorted((a, b) => Number(a.from) - Number(b.from))) {
    const last = merged.at(-1);
    if (!last || last.until < from) merged.push({ from, until });
    else if (last.until < until) last.until = until;
  }
  return merged;
}
