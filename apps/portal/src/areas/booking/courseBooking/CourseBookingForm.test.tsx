import { http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appointment } from '../../../testing/courseAppointment.ts';
import { show } from '../../../testing/show.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { useCourseBookingOptions } from './useCourseBookingOptions.ts';

const id = 50_001;

function Loaded() {
  return useCourseBookingOptions(id).data && <p>The options are loaded.</p>;
}

test('waits for the check of master data, then books in one tap', async () => {
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
