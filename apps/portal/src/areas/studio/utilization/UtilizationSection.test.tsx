import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { UtilizationSection } from './UtilizationSection.tsx';

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

test('shows the hours of the day and the quietest one to come', async () => {
  await show(<UtilizationSection />);
  await expect.element(page.getByText('Quietest later today: 18:00')).toBeVisible();
  await page.getByText('Show as table').click();
  await expect.element(page.getByRole('row', { name: /18:00.*85/ })).toBeVisible();
});

test('shows nothing where the studio does not reveal it', async () => {
  const { sent, countFetching } = await show(<UtilizationSection />, {
    answers: [mock('getPublicUtilizationReveal', 200, 'hidden')],
  });
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContainEqual(expect.stringMatching(/reveal$/));
  await expect.poll(countFetching).toBe(0);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('shows how many people are in an open studio', async () => {
  await show(<UtilizationSection />, {
    answers: [
      overrideResponse('*/public/v1/studios/:id', (studio) => ({
        ...studio,
        closingHoursDtos: [],
      })),
    ],
  });
  await expect.element(page.getByText('Quiet now · 30 people here')).toBeVisible();
});

test('shows the usual hours of another weekday when it is chosen', async () => {
  const { sent } = await show(<UtilizationSection />, {
    answers: [
      overrideResponse('*/utilization/v2/historic', (all) =>
        weekdays.map((dayOfWeek) => ({ ...(Array.isArray(all) ? all[0] : {}), dayOfWeek })),
      ),
    ],
  });
  await expect.element(page.getByRole('radio', { checked: true })).toBeVisible();
  const historic = () => sent.filter(({ call }) => call.endsWith('/historic'));
  expect(historic()).toEqual([]);
  await page.getByRole('radio', { checked: false }).first().click();
  await expect.element(page.getByText('As usual on this day of the week.')).toBeVisible();
  await page.getByText('Show as table').click();
  await expect.element(page.getByRole('row', { name: /07:00.*08:00.*39/ })).toBeVisible();
  expect(historic()).toHaveLength(1);
  await expectAccessible();
});

test('says that people were never counted on a weekday', async () => {
  await show(<UtilizationSection />, {
    answers: [overrideResponse('*/utilization/v2/historic', () => [])],
  });
  await page.getByRole('radio', { checked: false }).first().click();
  await expect.element(page.getByText('There are no counts for this day yet.')).toBeVisible();
});
