import { Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { patterns } from '../../../lib/address/patterns.ts';
import { createSlot, overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CourseRoute } from './CourseRoute.tsx';

const price = { state: 'MEMBER_ONLY', money: null, benefitTrialConfigurationId: null };

/** Shows the page of a course that starts at 16:00, with changes to the example of the description. */
const showCourse = (changes: object = {}, options: Parameters<typeof show>[1] = {}) =>
  show(
    <Routes location="/studio/northside:1001/course/50001">
      <Route path={patterns.course} element={<CourseRoute />} />
    </Routes>,
    {
      ...options,
      answers: [
        overrideResponse('*/bookableitems/course/:id', (one) => ({
          ...one,
          courseId: 401,
          slots: [createSlot('16')],
          ...changes,
        })),
        ...(options.answers ?? []),
      ],
    },
  );

test('shows the facts of a course and the terms of cancelation before booking', async () => {
  await showCourse();
  await expect.element(page.getByText(/You can cancel until/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Get directions' }))
    .toHaveAttribute('href', expect.stringContaining('openstreetmap.org'));
  await expect.element(page.getByRole('link', { name: /Become a member/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test('redirects to the page of the course at its own studio', async () => {
  const studio = { id: 1003, name: 'Northside New York', zoneId: 'America/New_York' };
  const course = overrideResponse('*/bookableitems/course/:id', (one) => ({
    ...one,
    id: 50_001,
    slots: [{ ...createSlot('16'), studio }],
  }));
  function Address() {
    return <p>{useLocation().pathname}</p>;
  }
  await show(
    <Routes>
      <Route path="/studio/northside:1001/course/:id" element={<CourseRoute />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { at: '/studio/northside:1001/course/50001', answers: [course] },
  );
  await expect
    .element(page.getByText(`/studio/${btoa('northside:1003')}/course/50001`))
    .toBeVisible();
});

test('shows until when a booking can be canceled in the time of its studio', async () => {
  const booked = {
    ...createSlot('16'),
    alreadyBooked: true,
    cancelableUntil: '2026-11-27T00:00:00Z',
    studio: { id: 1001, name: 'Northside New York', zoneId: 'America/New_York' },
  };
  await showCourse({ slots: [booked] }, { member: true });
  await expect.element(page.getByText(/You can cancel until .*19:00/)).toBeVisible();
});

test('shows the portrait of a trainer, or initials without one', async () => {
  const trainer = { firstname: 'Mika', lastname: 'Muster', displayedName: 'Mika Muster' };
  const pictureUrl = '/pictures/employee/301';
  const employees = [
    { ...trainer, id: 301, pictureUrl },
    { ...trainer, id: 302, displayedName: 'Jule Beispiel' },
  ];
  const { container } = await showCourse({ slots: [{ ...createSlot('16'), employees }] });
  await expect.element(page.getByText('Jule Beispiel')).toBeVisible();
  expect(container.querySelector(`img[src="${pictureUrl}"]`)).toHaveAttribute('alt', '');
  expect(container.querySelector('[data-initials="MM"]')).toBeNull();
  expect(container.querySelector('[data-initials="JB"]')).toBeVisible();
});

test('offers memberships where only members can book', async () => {
  await showCourse({ price }, { menu: ['CONTRACT'] });
  await expect
    .element(page.getByRole('link', { name: /^Become a member from €[\d.]+ a month$/ }))
    .toHaveAttribute('href', expect.stringMatching(/\/contract$/));
});

test('links to the next three dates of the same course that take place', async () => {
  const later = (id: number, day: number, changes: object = {}) => ({
    id,
    courseId: 401,
    ...changes,
    slots: [
      {
        ...createSlot('16'),
        startDateTime: `2126-12-0${day}T16:00:00+01:00`,
        endDateTime: `2126-12-0${day}T17:00:00+01:00`,
      },
    ],
  });
  await showCourse(
    {},
    {
      answers: [
        overrideResponse('*/bookableitems/courses/with-canceled', (all) =>
          Array.isArray(all)
            ? [
                later(1, 1),
                later(2, 2, { courseId: 999 }),
                later(3, 3, { appointmentStatus: 'CANCELED' }),
                later(4, 4),
                later(5, 5),
                later(6, 6),
              ].map((one) => ({ ...all[0], ...one }))
            : all,
        ),
      ],
    },
  );
  const dates = page.getByRole('region', { name: 'Next dates' }).getByRole('link');
  await expect.element(dates.first()).toHaveAttribute('href', expect.stringMatching(/course\/1$/));
  await expect.element(dates.nth(2)).toHaveAttribute('href', expect.stringMatching(/course\/5$/));
  await expect.element(dates.nth(3)).not.toBeInTheDocument();
});
