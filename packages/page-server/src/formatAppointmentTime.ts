import type { Appointment } from './PageBackend.ts';

/** Cached, since creating a formatter costs as much as formatting a hundred dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const made =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale || 'en-GB', {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
  formatters.set(key, made);
  return made;
}

/**
 * Formats day and time of an appointment in its studio's time zone. Previews stay visible for months, so it never
 * says "today".
 * @returns '' without a time, or if the time zone is unknown
 */
export function formatAppointmentTime(
  { slots }: Appointment,
  locale: string,
  timeZone: string,
): string {
  const [slot] = slots;
  if (!slot) return '';
  try {
    return getFormatter(locale, timeZone).formatRange(
      new Date(slot.startDateTime),
      new Date(slot.endDateTime),
    );
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
