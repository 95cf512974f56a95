import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { path } from '../../lib/address/paths.ts';
import { RouteNameProvider } from '../../lib/routes/RouteContext.tsx';
import { peekRememberedPath, rememberPath } from '../../lib/session/afterLogin.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { BottomBar } from './BottomBar.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

const names = () =>
  page
    .getByRole('navigation', { name: 'Main pages' })
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

test('offers memberships to visitors', async () => {
  await show(<BottomBar />, { menu: ['CONTRACT', 'COURSES'] });
  expect(names()).toEqual(['Home', 'Classes', 'Join', 'Bookings', 'Me']);
  await expectAccessible();
});

test('offers check-in and their own data to members', async () => {
  await show(<BottomBar />, {
    member: true,
    menu: ['CONTRACT', 'COURSES'],
    permissions: ['SELF_SERVICE', 'CUSTOMER_CENTER'],
  });
  expect(names()).toEqual(['Home', 'Classes', 'Check-in', 'Bookings', 'Me']);
  await expect
    .element(page.getByRole('link', { name: 'Me' }))
    .toHaveAttribute('href', '/studio/northside%3A1001/selfservice');
});

test('leads to the settings without a membership', async () => {
  await show(<BottomBar />, { member: true, menu: ['BENEFITS'] });
  expect(names()).toEqual(['Home', 'Appointments', 'Bookings', 'Me']);
  await expect
    .element(page.getByRole('link', { name: 'Me' }))
    .toHaveAttribute('href', '/studio/northside%3A1001/me/settings');
});

test('remembers the current page for after the login', async () => {
  await show(<BottomBar />);
  await page.getByRole('link', { name: 'Me' }).click();
  expect(peekRememberedPath()).toBe(window.location.pathname + window.location.search);
});

test('marks the page that follows once a new member is connected', async () => {
  rememberPath(path('courses', { studioUuid: 'northside:1001' }));
  await show(
    <RouteNameProvider name="studioConnect">
      <BottomBar />
    </RouteNameProvider>,
    { member: true, menu: ['COURSES'] },
  );
  await expect
    .element(page.getByRole('link', { name: 'Classes' }))
    .toHaveAttribute('aria-current', 'true');
});

test('makes way for the bar of a main action', async () => {
  await show(
    <>
      <BottomBar />
      <div data-action-bar />
    </>,
  );
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});
