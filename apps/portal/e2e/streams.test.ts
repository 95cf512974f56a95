import type { APIRequestContext } from '@playwright/test';
import { buyPlace, newAccount } from './accounts.ts';
import { dayAfterStart, expect, type Place, place, test } from './fixtures.ts';
import { headers } from './purchase.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

interface OnlineClass {
  id: number;
  name: string;
  appointmentMeetingType: string;
  appointmentStatus: string;
  bookedParticipants: number;
  maxParticipants: number;
}

/** Finds an active online class with room from the second day after the start. */
async function findOnlineClass(request: APIRequestContext, { id }: Place): Promise<OnlineClass> {
  const query = `organizationUnitId=${id}&startDate=${dayAfterStart(2)}&endDate=${dayAfterStart(12)}`;
  const answer = await request.get(`/nox/public/v2/bookableitems/courses?${query}`, { headers });
  const courses: OnlineClass[] = await answer.json();
  const found = courses.find(
    (course) =>
      course.appointmentMeetingType === 'STREAM' &&
      course.appointmentStatus === 'ACTIVE' &&
      course.bookedParticipants + 2 < course.maxParticipants,
  );
  if (!found) throw new Error('The sample data has no online class with room.');
  return found;
}

test('shows access to an online class on its page, in the bookings and at an address of its own', async ({
  page,
}) => {
  const course = await findOnlineClass(page.request, place);
  await buyPlace(page.request, await newAccount(page.request), course.id);
  await page.goto(`${place.path}/course/${course.id}`);
  await expect(page.getByText(/^The live stream opens/)).toBeVisible();
  await page.goto(`${place.path}/me/bookings`);
  await expect(page.getByText(/^The live stream opens/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  const booked = await page.request.get('/v1/aggregated/calendaritems/current', { headers });
  const [item]: { uuid: string }[] = await booked.json();
  // The page names the studio and its contact, although the address has no studio.
  await page.goto(`/streaming?streamId=${item?.uuid ?? ''}`);
  await expect(page.getByRole('heading', { name: /^Questions\?/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible();
  await expect(page.getByText(/^The live stream opens/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});
