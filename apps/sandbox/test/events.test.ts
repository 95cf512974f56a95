/** Events: booked, bought and canceled like courses, and listed separately. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingOptions, offers } from '../src/domains/bookings/courses/tables.ts';
import { finalize, newCard, purchaseBody, returnPath, answerBank } from './harness/purchase.ts';
import { useSandbox } from './harness/sandbox.ts';

const id = 50_005;

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const period = async () => {
  const { day = '' } = (await sandbox().state('an event', { id })) ?? {};
  return { organizationUnitId: 1001, startDate: day, endDate: day };
};

test('are absent from lists of courses, and their list has no courses', async () => {
  const query = await period();
  const { call } = sandbox();
  const ids = (items: { id: number }[]) => items.map((item) => item.id);
  expect(ids((await call('listPublicStudioEvents', { query })).body)).toEqual([id]);
  expect((await call('listPublicCourses', { query })).body).toEqual([]);
  expect((await call('listPublicAvailableCourses', { query })).body).toEqual([]);
  const atStudio = { query: { organizationUnitId: 1001 } };
  expect((await call('listPublicUpcomingCourses', atStudio)).body).toEqual([]);
  expect((await call('listPublicNextAvailableCourses', atStudio)).body).toEqual([]);
  expect((await call('listPublicCoursesWithUpcomingAppointment', atStudio)).body).toEqual([]);
  const one = await call('getPublicCourse', { path: { itemId: id } });
  expect(one.body).toMatchObject({ itemType: 'EVENT', benefitId: 903 });
});

test('can be paid with an option for their benefit, and are events in the calendar', async () => {
  await period();
  await sandbox().state('booking options', { kind: 'trainings' });
  const body = { courseAppointmentId: id, bookingOptionId: 804, joinWaitingList: false };
  const refused = await sandbox().call('bookCourse', { as: 'member', body });
  expect(refused.errorCode).toBe('bookingoption.error.notvalid');
  await db()
    .update(bookingOptions)
    .set({ benefitIds: [903] })
    .where(eq(bookingOptions.id, 804));
  expect((await sandbox().call('bookCourse', { as: 'member', body })).status).toBe(201);
  const { body: items } = await sandbox().call('listCurrentCalendarItems', { as: 'member' });
  expect(items).toMatchObject([{ itemType: 'EVENT', benefitId: 903, courseAppointmentId: id }]);
});

test('are bought like courses', async () => {
  await period();
  await db()
    .insert(offers)
    .values({
      id: 605,
      studioId: 1001,
      courseId: 403,
      name: 'One place',
      description: 'One place.',
      priceState: 'ONLINE_PAYMENT',
      priceCents: 1450,
      paymentMethods: ['CREDIT_CARD'],
    });
  const card = await newCard(sandbox(), 'member', 'pays');
  const body = { ...purchaseBody(card), courseAppointmentId: id, offerId: 605 };
  const checkout = await sandbox().call('createCourseAppointmentCheckout', { as: 'member', body });
  expect(checkout.body.courseAppointment.itemType).toBe('EVENT');
  const path = { id: checkout.body.id };
  await sandbox().call('authenticateCheckout', { as: 'member', path, body: { returnPath } });
  await answerBank(sandbox(), checkout.body.id, { answer: 'confirm' });
  const { body: done } = await finalize(sandbox(), 'member', checkout.body.id);
  expect(done).toMatchObject({ state: 'FINALIZED', charged: true });
});
