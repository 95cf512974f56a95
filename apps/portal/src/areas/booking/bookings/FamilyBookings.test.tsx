import { mock } from '@studio-portal/sdk/msw/family';
import { mock as reservations } from '@studio-portal/sdk/msw/checkin-reservations';
import { mock as calendar } from '@studio-portal/sdk/msw/my-calendar';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { acting, setActing } from '../../account/family/acting.ts';
import { MyBookingsRoute } from './MyBookingsRoute.tsx';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';

afterEach(() => setActing(undefined));

const here = { at: '/studio/x/me/bookings', member: true };
const family = page.getByRole('group', { name: 'Bookings of your family' });

test('links from the user’s own bookings to those of each family member', async () => {
  await show(<MyBookingsRoute />, here);
  await expect.element(family.getByRole('button', { name: 'Pat' })).toBeVisible();
  await expectAccessible();
  await family.getByRole('button', { name: 'Mia' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Bookings for Mia');
  await expect.element(family).not.toBeInTheDocument();
  expect(acting()).toMatchObject({ firstName: 'Mia', relation: 'CHILD' });
});

test('shows who made a booking for another person', async () => {
  await show(<MyBookingsRoute />, {
    ...here,
    answers: [calendar('listMyCurrentCalendarItems', 200, 'calendarItemsForChild')],
  });
  await expect.element(page.getByText('Booked by you')).toBeVisible();
});

test('hides the family section from users without family at the studio', async () => {
  const answers = [
    mock('listFamily', 200, 'emptyList'),
    calendar('listMyCurrentCalendarItems', 200, 'emptyList'),
    calendar('listMyCalendarHistory', 200, 'emptyList'),
    reservations('listCheckinReservations', 200, 'emptyList'),
  ];
  await show(<MyBookingsRoute />, { ...here, answers });
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'You haven’t booked anything yet.' }))
    .toBeVisible();
  await expect.element(family).not.toBeInTheDocument();
});

test('shows an empty state for a child without bookings', async () => {
  const answers = [
    calendar('listMyCurrentCalendarItems', 200, 'emptyList'),
    calendar('listMyCalendarHistory', 200, 'emptyList'),
  ];
  setActing({ account: 1, id: 'mia', firstName: 'Mia', relation: 'CHILD' });
  await show(<MyBookingsRoute />, { ...here, answers });
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'Nothing is booked for Mia yet.' }))
    .toBeVisible();
});
