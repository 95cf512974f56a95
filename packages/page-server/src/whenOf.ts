import type { Appointment } from './PageBackend.ts';

/** Made once: making one costs as much as writing a hundred moments with it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, timeZone: string): Intl.DateTimeFormat {
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
 * Day and time of an appointment as its studio's clock shows them, in words of a language: a preview stands for months, so never "today".
 * @returns '' where there is no time, or the backend names a zone that nobody knows
 */
export function whenOf({ slots }: Appointment, locale: string, timeZone: string): string {
  const [slot] = slots;
  if (!slot) return '';
  try {
    return formatter(locale, timeZone).formatRange(
      new Date(slot.startDateTime),
      new Date(slot.endDateTime),
    );
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
