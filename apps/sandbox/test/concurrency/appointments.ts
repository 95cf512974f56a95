/** Single appointments: expected outcome of five concurrent calls per operation. */
import { asc, eq } from 'drizzle-orm';
import {
  bookingOptions,
  employees,
  singleAppointmentEmployees,
} from '../../src/domains/bookings/courses/tables.ts';
import {
  benefitEmployees,
  singleAppointments,
  workingHours,
} from '../../src/domains/bookings/singleAppointments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { addMembers } from '../harness/members.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, five, type Scenarios } from './scenario.ts';

/** Lists booked times by start as employee and UTC time: `301 09:00`. */
export async function listBookedTimes({ services }: Sandbox): Promise<string[]> {
  const rows = await services.db
    .select()
    .from(singleAppointments)
    .where(eq(singleAppointments.status, 'BOOKED'))
    .orderBy(asc(singleAppointments.startsAt), asc(singleAppointments.employeeId));
  return rows.map(
    ({ employeeId, startsAt }) => `${employeeId} ${startsAt.toISOString().slice(11, 16)}`,
  );
}

/** Adds a second employee and sets the hours of both to 10:00 until 12:00. */
export async function addSecondEmployee(
  { services: { db } }: Sandbox,
  benefitId = 901,
): Promise<void> {
  const [one] = await db.select().from(employees).where(eq(employees.id, 301));
  if (!one) throw new Error('The test world has no employee 301.');
  await db.insert(employees).values({ ...one, id: 302, displayedName: 'Trainer Two' });
  await db.insert(singleAppointmentEmployees).values({ studioId: 1001, employeeId: 302 });
  await db.insert(benefitEmployees).values({ benefitId, employeeId: 302 });
  const [hour] = await db.update(workingHours).set({ until: '12:00' }).returning();
  if (!hour) throw new Error('The test world has no working hours.');
  const { id: _, ...hours } = hour;
  await db.insert(workingHours).values({ ...hours, employeeId: 302 });
}

/** Adds five members, each with a flat rate for personal trainings. */
const members = async (sandbox: Sandbox) => addMembers(sandbox.services.db, 5, null, [901]);

export const appointmentScenarios = {
  bookSingle: [
    {
      title: 'one member with five trainings',
      calls: (_, request) => five.map(() => request),
      succeed: 1,
      errorCodes: ['booking.error.alreadybooked'],
      loadState: async (sandbox) => ({
        times: await listBookedTimes(sandbox),
        unused: await count(sandbox, bookingOptions, eq(bookingOptions.remaining, 4)),
      }),
      expected: { times: ['301 09:00'], unused: 1 },
    },
    {
      title: 'one member and two employees',
      async calls(sandbox, request) {
        await addSecondEmployee(sandbox);
        return five.map((n) => ({
          ...request,
          body: { ...Object(request.body), employeeId: n % 2 === 0 ? 301 : 302 },
        }));
      },
      succeed: 1,
      errorCodes: ['booking.error.alreadybooked'],
      loadState: async (sandbox) => ({ booked: (await listBookedTimes(sandbox)).length }),
      expected: { booked: 1 },
    },
    {
      title: 'five members and two available employees',
      async calls(sandbox, request) {
        await addSecondEmployee(sandbox);
        const ids = await members(sandbox);
        return ids.map((id) => ({
          as: id,
          body: { ...Object(request.body), bookingOptionId: id },
        }));
      },
      succeed: 2,
      errorCodes: ['booking.error.slotfull'],
      loadState: async (sandbox) => ({ times: await listBookedTimes(sandbox) }),
      expected: { times: ['301 09:00', '302 09:00'] },
    },
    {
      title: 'five members, one employee, overlapping times',
      async calls(sandbox, request) {
        await sandbox.services.db.update(workingHours).set({ until: '13:00' });
        const ids = await members(sandbox);
        return ids.map((id, n) => ({
          as: id,
          body: {
            ...Object(request.body),
            startDateTime: ['09:00', '09:30', '10:00', '10:30', '11:00'].map(
              (time) => `2026-11-26T${time}:00Z`,
            )[n],
            bookingOptionId: id,
          },
        }));
      },
      succeed: 'at least one',
      errorCodes: ['booking.error.slotfull'],
      loadState: async (sandbox) => {
        const rows = await sandbox.services.db
          .select()
          .from(singleAppointments)
          .orderBy(asc(singleAppointments.startsAt));
        const overlaps = rows.filter((row, index) => {
          const next = rows[index + 1];
          return next !== undefined && next.startsAt < row.endsAt;
        });
        return { overlaps: overlaps.length };
      },
      expected: { overlaps: 0 },
    },
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
