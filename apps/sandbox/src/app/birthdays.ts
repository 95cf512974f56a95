/**
 * Validates dates of birth in all request bodies, so that handlers need no check of their own: not in the future and
 * not implausibly old. The description only requires a date.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/api.ts';
import { apiError, type FieldError, invalidFields } from '../platform/http/apiError.ts';
import type { Operation } from '../platform/http/operations.ts';
import { dayIn, isCalendarDay } from '../platform/time.ts';
import { findHomeStudio } from '../domains/accounts/customers.ts';
import { courseAppointments } from '../domains/bookings/courses/tables.ts';
import { studios } from '../domains/studios/tables.ts';

/** Older dates of birth are implausible. */
const earliestBirthday = '1900-01-01';

/** The zone where each day begins first, so that without a studio no current day is rejected. */
const earliestZone = 'Pacific/Kiritimati';

/** Parts of a request that may name a studio. */
export type BirthdayRequest = {
  body: unknown;
  query: Record<string, unknown>;
  context: { 'X-Tenant'?: string };
  /** Current account; null without a session. */
  account: { id: number } | null;
};

/**
 * @throws 400 or, if the operation declares it, 422 for a date in the future in the studio's time zone; 400 for one too
 * far in the past
 */
export async function checkBirthdays(
  { answers }: Operation,
  asked: BirthdayRequest,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const birthdays = findBirthdays(asked.body, '');
  if (birthdays.length === 0) return;
  const days = (await loadZones(db, asked)).map((zone) => dayIn(zone, clock.now())).toSorted();
  const today = days.at(-1) ?? dayIn(earliestZone, clock.now());
  const ahead = birthdays.find(({ day }) => day > today);
  const code = 'profile.error.dateofbirth';
  if (ahead && answers.get(422)?.errorCodes.has(code))
    throw apiError(422, code, 'The day of birth lies in the future', {
      args: [{ type: 'FIELD', value: ahead.field }],
    });
  const errors = birthdays.flatMap(({ field, day }): FieldError[] => {
    if (day > today) return [{ field, message: 'must not lie in the future' }];
    return day < earliestBirthday
      ? [{ field, message: `must not be before ${earliestBirthday}` }]
      : [];
  });
  const [one, ...others] = errors;
  if (one) throw invalidFields(one, ...others);
}

type Birthday = { field: string; day: string };

/** @param path of the value in the body */
function findBirthdays(value: unknown, path: string): Birthday[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => findBirthdays(item, `${path}[${index}]`));
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = path === '' ? name : `${path}.${name}`;
    return name === 'dateOfBirth' && typeof inner === 'string' && isCalendarDay(inner)
      ? [{ field, day: inner }]
      : findBirthdays(inner, field);
  });
}

/**
 * Loads the time zone of the studio named by the request, else of the home studio, else those of the tenant; empty
 * without any.
 */
async function loadZones(
  db: Database,
  { body, query, context, account }: BirthdayRequest,
): Promise<string[]> {
  const parameters = new Map(Object.entries({ ...query, ...(isObject(body) ? body : {}) }));
  const studioId = parameters.get('studioId') ?? parameters.get('organizationUnitId');
  const appointmentId = parameters.get('courseAppointmentId');
  const found =
    typeof studioId === 'number'
      ? await db.select({ zone: studios.zoneId }).from(studios).where(eq(studios.id, studioId))
      : typeof appointmentId === 'number'
        ? await db
            .select({ zone: studios.zoneId })
            .from(studios)
            .innerJoin(courseAppointments, eq(courseAppointments.studioId, studios.id))
            .where(eq(courseAppointments.id, appointmentId))
        : [];
  if (found.length > 0) return found.map(({ zone }) => zone);
  const tenant = context['X-Tenant'];
  const home = account && (await findHomeStudio(db, account.id, tenant ?? null));
  if (home) return [home.zoneId];
  const zones =
    tenant === undefined
      ? []
      : await db.select({ zone: studios.zoneId }).from(studios).where(eq(studios.tenant, tenant));
  return zones.map(({ zone }) => zone);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
