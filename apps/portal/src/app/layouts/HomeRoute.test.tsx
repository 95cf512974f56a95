import { mock } from '@studio-portal/sdk/msw';
import { Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { HomeRoute } from './HomeRoute.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{decodeURIComponent(pathname) + search}</p>;
}

const pages = (
  <Routes>
    <Route path="/" element={<HomeRoute />} />
    <Route path="*" element={<Address />} />
  </Routes>
);

const one = mock('getTenantConfig', 200, 'singleStudioConfig');
const several = mock('getTenantConfig', 200, 'northsideTenantConfig');

test.each([
  { query: '?s=group&lo=de', config: one, to: /^\/studio\/bm9y.*[?&]lo=de$/ },
  { query: '?s=group&t=volt', config: one, to: /^\/studios\/volt\?/ },
  { query: '?s=group&t=volt&o=2001', config: one, to: /^\/studio\/dm9s/ },
  { query: '?s=group&t=northside', config: several, to: /^\/studios\/northside\?/ },
])('opens the page that $query and the group name', async ({ query, config, to }) => {
  await show(pages, { at: `/${query}`, answers: [config] });
  await expect.element(page.getByText(to)).toBeVisible();
});

test('shows an error with a retry if the configuration of the group fails to load', async () => {
  const { sent } = await show(pages, {
    at: '/?s=group',
    answers: [mock('getTenantConfig', 500, 'internal.error')],
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  const requests = () => sent.filter(({ call }) => call.endsWith('/config')).length;
  const before = requests();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(requests).toBe(before + 1);
  await expect.element(page.getByRole('alert')).toBeVisible();
});
