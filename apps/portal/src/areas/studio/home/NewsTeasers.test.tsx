import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { NewsTeasers } from './NewsTeasers.tsx';

test('shows the latest news and leads to each and to all', async () => {
  const { container } = await show(<NewsTeasers />);
  await expect.element(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View all news' })).toBeVisible();
  const links = [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/\/news\?news=\d+$/);
  expect(new Set(links).size).toBe(links.length);
  await expectAccessible();
});

test('shows nothing without news', async () => {
  const { sent, container, countFetching } = await show(<NewsTeasers />, {
    answers: [mock('listStudioNews', 200, 'emptyList')],
  });
  await expect.poll(() => sent.map(({ call }) => call).join()).toContain('studionews');
  await expect.poll(countFetching).toBe(0);
  expect(container.textContent).toBe('');
});
