/**
 * Days of birth, wherever a body has one: no call has to look at its own. Who types one has been born, in this or the
 * last century; the description says only that it is a day.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { fault, type FieldFault, invalid } from '../../server/fault.ts';
import type { Operation } from '../../server/operations.ts';
import { dayIn, isCalendarDay } from '../../time.ts';
import { homeStudioOf } from './customers.ts';
import { courseAppointments } from '../courses/tables.ts';
import { studios } from '../studios/tables.ts';

/** Nobody who is older is alive. */
const first = '1900-01-01';

/** Where each day begins first, so that a day that has begun anywhere is not refused where no studio is named. */
const earliestZone = 'Pacific/Kiritimati';

/** What of a request may name a studio. */
export type Asked = {
  body: unknown;
  query: Record<string, unknown>;
  context: { 'X-Tenant'?: string };
  /** Who asks; null is somebody without a session. */
  account: { id: number } | null;
};

/**
 * @throws 400 or, where the operation declares it, 422 for a day that lies in the future in the zone of the studio; 400
 * for one that lies too far back
 */
export async function checkBirthdays(
  { answers }: Operation,
  asked: Asked,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const birthdays = birthdaysIn(asked.body, '');
  if (birthdays.length === 0) return;
  const days = (await zonesOf(db, asked)).map((zone) => dayIn(zone, clock.now())).toSorted();
  const today = days.at(-1) ?? dayIn(earliestZone, clock.now());
  const ahead = birthdays.find(({ day }) => day > today);
  const code = 'profile.error.dateofbirth';
  if (ahead && answers.get(422)?.errorCodes.has(code))
    throw fault(422, code, 'The day of birth lies in the future', {
      args: [{ type: 'FIELD', value: ahead.field }],
    });
  const faults = birthdays.flatMap(({ field, day }): FieldFault[] => {
    if (day > today) return [{ field, message: 'must not lie in the future' }];
    return day < first ? [{ field, message: `must not be before ${first}` }] : [];
  });
  const [one, ...others] = faults;
  if (one) throw invalid(one, ...others);
}

type Birthday = { field: string; day: string };

/** @param path of the value in the body */
function birthdaysIn(value: unknown, path: string): Birthday[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => birthdaysIn(item, `${path}[${index}]`));
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = path === '' ? name : `${path}.${name}`;
    return name === 'dateOfBirth' && typeof inner === 'string' && isCalendarDay(inner)
      ? [{ field, day: inner }]
      : birthdaysIn(inner, field);
  });
}

/** The zone of the studio that a request names, else of the reader's home studio, else those of the tenant; none without all of them. */
async function zonesOf(db: Database, { body, query, context, account }: Asked): Promise<string[]> {
  const named = new Map(Object.entries({ ...query, ...(isObject(body) ? body : {}) }));
  const studioId = named.get('studioId') ?? named.get('organizationUnitId');
  const appointmentId = named.get('courseAppointmentId');
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
  const home = account && (await homeStudioOf(db, account.id, tenant ?? null));
  if (home) return [home.zoneId];
  const zones =
    tenant === undefined
      ? []
      : await db.select({ zone: studios.zoneId }).from(studios).where(eq(studios.tenant, tenant));
  return zones.map(({ zone }) => zone);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
