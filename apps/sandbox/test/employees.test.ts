/** Employees of a studio, and those who lead upcoming courses (spec 2, section 7, reference data). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  courseAppointments,
  employees,
  singleAppointmentEmployees,
} from '../src/domains/bookings/courses/tables.ts';
import { setCourse } from './harness/members.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const listIds = async (
  id: 'listEmployees' | 'listEmployeesWithFutureCourses',
  organizationUnitId = 1001,
) => {
  const { body } = await sandbox().call(id, { query: { organizationUnitId } });
  return body.map((person) => person.id);
};

/** Employee 301 can be booked at studio 1001; 302 leads the only course there. */
const begin = async (changes: Partial<typeof courseAppointments.$inferInsert> = {}) => {
  const { db } = sandbox().services;
  const person = { tenant: 'northside', firstname: 'Trainer', lastname: 'A' };
  await db.insert(employees).values({ ...person, id: 302, displayedName: 'A first one' });
  await setCourse(db, { employeeIds: [302], ...changes });
};

test('lists bookable employees and course leaders by name', async () => {
  await begin();
  expect(await listIds('listEmployees')).toEqual([302, 301]);
  expect(await listIds('listEmployeesWithFutureCourses')).toEqual([302]);
  expect(await listIds('listEmployees', 1002)).toEqual([]);
  expect(await listIds('listEmployeesWithFutureCourses', 1002)).toEqual([]);
});

test('lists the leader of a past course, but not for upcoming ones', async () => {
  await begin({ startsAt: new Date('2026-11-12T17:00:00+01:00') });
  expect(await listIds('listEmployees')).toEqual([302, 301]);
  expect(await listIds('listEmployeesWithFutureCourses')).toEqual([]);
});

test('counts a running course as upcoming, but not a canceled one', async () => {
  await begin({ startsAt: new Date('2026-11-25T08:30:00+01:00') });
  expect(await listIds('listEmployeesWithFutureCourses')).toEqual([302]);
  await sandbox().services.db.update(courseAppointments).set({ status: 'CANCELED' });
  expect(await listIds('listEmployeesWithFutureCourses')).toEqual([]);
});

test('omits employees who neither can be booked nor lead a course', async () => {
  await begin();
  const { db } = sandbox().services;
  await db.delete(courseAppointments);
  await db.delete(singleAppointmentEmployees).where(eq(singleAppointmentEmployees.employeeId, 301));
  expect(await listIds('listEmployees')).toEqual([]);
});

test('gives each employee a portrait', async () => {
  await begin();
  const { body } = await sandbox().call('listEmployees', { query: { organizationUnitId: 1001 } });
  for (const { pictureUrl = '' } of body) {
    const { statusCode, headers } = await sandbox().app.inject({
      url: pictureUrl,
      headers: { host: 'localhost', accept: 'image/webp' },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  }
});
