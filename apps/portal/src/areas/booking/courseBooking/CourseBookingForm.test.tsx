import { http } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appointment } from '../../../testing/courseAppointment.ts';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { patterns } from '../../../lib/address/patterns.ts';
import { courseKind } from '../courses/courseKind.ts';
import { BookingPanel } from './BookingPanel.tsx';
import { courseFlow } from './courseFlow.ts';
import { CourseOptionStep } from './CourseOptionStep.tsx';
import { allowOneTapBooking } from './oneTapBooking.ts';
import { useCourseBookingOptions } from './useCourseBookingOptions.ts';

const id = 50_001;

function Loaded() {
  return useCourseBookingOptions(id).data && <p>The options are loaded.</p>;
}

test('leads to the summary of an option, and books in one tap after a booking there', async () => {
  const course = appointment({ id, courseId: 401, name: 'Yoga' });
  const pages = (
    <Routes>
      <Route path="/" element={<BookingPanel appointment={course} />} />
      <Route
        path={patterns.courseSummaryOption}
        element={<CourseOptionStep kind={courseKind} flow={courseFlow} />}
      />
      <Route path={patterns.courseSuccess} element={<h1>Booked</h1>} />
    </Routes>
  );
  const answers = [
    overrideResponse('*/bookableitems/course/:id', (one) => ({ ...one, slots: [course.slot] })),
  ];
  const { sent, unmount } = await show(pages, { member: true, answers });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect.element(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
  await unmount();

  await show(pages, { member: true, answers });
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect.element(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('waits for the check of master data, then books in one tap', async () => {
  allowOneTapBooking();
  const answered = Promise.withResolvers<void>();
  const { sent } = await show(
    <>
      <BookingPanel appointment={appointment({ id, courseId: 401, name: 'Yoga' })} />
      <Loaded />
    </>,
    {
      member: true,
      answers: [
        http.get('*/masterdata/validate/bookcourse', async () => {
          await answered.promise;
        }),
      ],
    },
  );
  await expect.element(page.getByText('The options are loaded.')).toBeVisible();
  const book = page.getByRole('button', { name: 'Book now' });
  await expect.element(book).not.toBeInTheDocument();
  answered.resolve();
  await book.click();
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContainEqual(expect.stringContaining('/calendar/bookcourse'));
});
