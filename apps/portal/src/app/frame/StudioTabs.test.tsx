import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RouteNameProvider } from '../../lib/routes/RouteContext.tsx';
import type { RouteName } from '../../lib/address/patterns.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { StudioTabs } from './StudioTabs.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(1280, 800));

const tabs = () =>
  page
    .getByRole('navigation', { name: 'Studio' })
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

const showTabs = (name: RouteName, menu: NonNullable<Parameters<typeof show>[1]>['menu']) =>
  show(
    <RouteNameProvider name={name}>
      <StudioTabs />
    </RouteNameProvider>,
    { menu: menu ?? [] },
  );

const large = [
  'NEWS',
  'CONTRACT',
  'COURSES',
  'BENEFITS',
  'STUDIO_EVENTS',
  'DAY_TICKETS',
  'VOUCHERS',
] as const;

describe('on a wide screen', () => {
  test('lists the tabs in the order of the studio’s menu, after pages outside of it', async () => {
    await showTabs('studio', ['NEWS', 'CONTRACT', 'COURSES']);
    expect(tabs()).toEqual(['Home', 'News', 'Memberships', 'Classes']);
    await expect.element(page.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  test('shows five tabs, the current one, and a menu with the rest', async () => {
    await showTabs('vouchers', large);
    expect(tabs()).toEqual(['Home', 'News', 'Memberships', 'Classes', 'Appointments', 'Vouchers']);
    await page.getByRole('button', { name: 'More' }).click();
    const entries = page.getByRole('menuitem');
    await expect.element(entries.nth(0)).toHaveTextContent('Events');
    await expect.element(entries.nth(1)).toHaveTextContent('Day passes');
    expect(entries.elements()).toHaveLength(2);
    await expectAccessible();
  });
});

describe('on a phone', () => {
  test('shows the pages that the bottom bar lacks, with the current one in view', async () => {
    await page.viewport(320, 700);
    await showTabs('vouchers', large);
    expect(tabs()).toEqual(['News', 'Appointments', 'Events', 'Day passes', 'Vouchers']);
    await expect.element(page.getByRole('link', { name: 'Vouchers' })).toBeInViewport();
  });

  test('disappears if there are none', async () => {
    await page.viewport(320, 700);
    await showTabs('courses', ['COURSES', 'CONTRACT']);
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });
});
