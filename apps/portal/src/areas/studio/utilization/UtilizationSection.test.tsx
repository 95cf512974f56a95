import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { UtilizationSection } from './UtilizationSection.tsx';

test('shows the hours of the day and the quietest one to come', async () => {
  await show(<UtilizationSection />);
  await expect.element(page.getByText('Quietest later today: 18:00')).toBeVisible();
  await page.getByText('Show as table').click();
  await expect.element(page.getByRole('row', { name: /18:00.*85/ })).toBeVisible();
});

test('shows nothing where the studio does not reveal it', async () => {
  const { sent } = await show(<UtilizationSection />, {
    answers: [mock('getPublicUtilizationReveal', 200, 'hidden')],
  });
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContainEqual(expect.stringMatching(/reveal$/));
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
