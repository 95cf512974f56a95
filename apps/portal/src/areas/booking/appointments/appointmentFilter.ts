import { dayParts, type PartOfDay } from '../../../lib/dates/dayParts.ts';
import { type Day, isDay } from '../../../lib/dates/dates.ts';

/** What a link chooses beforehand (specification 1, section 2.2: `/appointment/{id}/{filter}`). */
export interface AppointmentFilter {
  employeeIds?: number[];
  day?: Day;
  timeOfDay?: PartOfDay;
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isPartOfDay = (value: unknown): value is PartOfDay => dayParts.some((part) => part === value);

/** What each field must look like; a field that stands in none of them makes the whole filter broken. */
const validators: Record<keyof AppointmentFilter, (value: unknown) => boolean> = {
  employeeIds: (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= 50 && value.every(isId),
  day: (value) => typeof value === 'string' && isDay(value),
  timeOfDay: isPartOfDay,
};

const isFilter = (value: unknown): value is AppointmentFilter =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([name, fieldValue]) =>
    Object.entries(validators).some(([known, isValid]) => known === name && isValid(fieldValue)),
  );

/**
 * Reads the filter of an address: JSON, percent-encoded as the router hands it over decoded. Strict: one unknown field or wrong value, and
 * nothing of it counts, since half a filter would show what nobody asked for. Undefined when it is broken.
 */
export function readAppointmentFilter(text: string): AppointmentFilter | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFilter(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
