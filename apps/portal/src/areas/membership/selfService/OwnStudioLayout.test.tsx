import { mock } from '@studio-portal/sdk/msw';
import { http } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RouteName } from '../../../lib/address/patterns.ts';
import { RouteNameProvider } from '../../../lib/routes/RouteContext.tsx';
import { show } from '../../../testing/show.tsx';
import { OwnStudioLayout } from './OwnStudioLayout.tsx';

const createLayout = (name: RouteName) => (
  <RouteNameProvider name={name}>
    <Routes>
      <Route element={<OwnStudioLayout />}>
        <Route path="/" element={<p>Contracts</p>} />
      </Route>
      <Route path="*" element={<p>Own studio</p>} />
    </Routes>
  </RouteNameProvider>
);
const layout = createLayout('contract');

test('shows a page only when it knows the home studio of the member', async () => {
  const homeStudio = Promise.withResolvers<undefined>();
  await show(layout, {
    member: true,
    // Without a response, the mock handler that follows answers.
    answers: [http.get('*/studios/home', () => homeStudio.promise)],
  });
  await expect.element(page.getByText('Loading…')).toBeInTheDocument();
  await expect.element(page.getByText('Contracts')).not.toBeInTheDocument();
  homeStudio.resolve(undefined);
  await expect.element(page.getByText('Contracts')).toBeVisible();
});

test('shows a page at once to visitors, and if there is no home studio', async () => {
  const { sent, unmount } = await show(layout);
  await expect.element(page.getByText('Contracts')).toBeVisible();
  expect(sent.map(({ call }) => call).join()).not.toMatch(/studios\/home/);
  await unmount();
  await show(layout, { member: true, answers: [mock('getHomeStudio', 404)] });
  await expect.element(page.getByText('Contracts')).toBeVisible();
});

test('leads from other studios to that of the member, but not from check-in', async () => {
  const other = { member: true, homeStudioId: 1002 };
  const { unmount } = await show(createLayout('checkin'), other);
  await expect.element(page.getByText('Contracts')).toBeVisible();
  await unmount();
  await show(layout, other);
  await expect.element(page.getByText('Own studio')).toBeVisible();
});
