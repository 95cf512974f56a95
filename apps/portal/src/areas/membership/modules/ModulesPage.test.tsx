import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { ModulesPage } from './ModulesPage.tsx';

test('requests no modules at a studio that has none', async () => {
  const { sent } = await show(<ModulesPage />, {
    member: true,
    answers: [
      overrideResponse('*/customercenter/contract/configuration', (data) => ({
        ...data,
        moduleBookingEnabled: false,
      })),
    ],
  });
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'There is nothing to add' }))
    .toBeVisible();
  expect(sent.filter(({ call }) => call.includes('/bookable'))).toEqual([]);
});
