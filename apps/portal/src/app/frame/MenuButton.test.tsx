import { mock } from '@studio-portal/sdk/msw';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { MenuButton } from './MenuButton.tsx';

afterEach(() => page.viewport(1280, 800));

const openMenu = () => page.getByRole('button', { name: 'Menu' }).click();
const entry = (name: string) => page.getByRole('menuitem', { name });

test('lists the links that the studio has added', async () => {
  await show(<MenuButton />);
  await openMenu();
  await expect.element(entry('Shop')).toHaveAttribute('href', 'https://northside.example/shop');
  await expectAccessible();
});

test('opens without them if they fail to load', async () => {
  await show(<MenuButton />, {
    answers: [mock('listAdditionalMenuEntries', 404, 'studio.error.notfound')],
  });
  await openMenu();
  await expect.element(entry('Privacy policy')).toBeVisible();
  await expect.element(entry('Shop')).not.toBeInTheDocument();
});

test('lists the sections of the studio on phones, where few of their tabs fit', async () => {
  const menu = ['COURSES', 'VOUCHERS'] as const;
  const { unmount } = await show(<MenuButton />, { menu });
  await openMenu();
  await expect.element(entry('Cookies')).toBeVisible();
  await expect.element(entry('Vouchers')).not.toBeInTheDocument();
  await unmount();
  await page.viewport(390, 800);
  await show(<MenuButton />, { menu });
  await openMenu();
  await expect.element(entry('Classes')).toBeVisible();
  await expect
    .element(entry('Vouchers'))
    .toHaveAttribute('href', expect.stringMatching(/\/vouchers$/));
});
