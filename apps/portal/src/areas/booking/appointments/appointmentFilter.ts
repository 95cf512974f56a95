import { decodeBase64 } from '../../../lib/address/studioUuid.ts';
import { dayParts, type PartOfDay } from '../../../lib/dates/dayParts.ts';
import { type Day, isDay } from '../../../lib/dates/dates.ts';

/** Preselection of a link (spec 2.2: `/appointment/{id}/{filter}`). */
export interface AppointmentFilter {
  employeeIds?: number[];
  day?: Day;
  timeOfDay?: PartOfDay;
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isPartOfDay = (value: unknown): value is PartOfDay => dayParts.some((part) => part === value);

/** Validators by field. */
const validators: Record<keyof AppointmentFilter, (value: unknown) => boolean> = {
  employeeIds: (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= 50 && value.every(isId),
  day: (value) => typeof value === 'string' && isDay(value),
  timeOfDay: isPartOfDay,
};

const isFilter = (value: object): value is AppointmentFilter =>
  Object.entries(value).every(([name, fieldValue]) =>
    Object.entries(validators).some(([known, isValid]) => known === name && isValid(fieldValue)),
  );

function parseObject(text: string, decode: (encoded: string) => string): object | undefined {
  try {
    const value: unknown = JSON.parse(decode(text));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses the filter of an address: JSON, already percent-decoded by the router, or its base64.
 * Ignores unknown fields. An invalid value rejects the whole filter, since applying half of it would
 * show unintended times. Undefined if invalid.
 */
export function readAppointmentFilter(text: string): AppointmentFilter | undefined {
  const value = parseObject(text, (json) => json) ?? parseObject(text, decodeBase64);
  if (!value) return undefined;
  const known: object = Object.fromEntries(
    Object.entries(value).filter(([name]) => Object.hasOwn(validators, name)),
  );
  return isFilter(known) ? known : undefined;
}
