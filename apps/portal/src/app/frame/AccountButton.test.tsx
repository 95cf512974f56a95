import { mock } from '@studio-portal/sdk/msw';
import { useGetUserInfo } from '@studio-portal/sdk/api/me';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useProvideHostStudio } from '../../areas/studio/shared/providedHostStudio.ts';
import { StudioProvider } from '../../lib/routes/StudioContext.tsx';
import { show } from '../../testing/show.tsx';
import { AccountButton } from './AccountButton.tsx';

/** The button on a page without a studio, such as the finder. */
function OutsideStudio() {
  useProvideHostStudio('northside:1001');
  const { data: user } = useGetUserInfo();
  return <StudioProvider value={null}>{user && <AccountButton user={user} />}</StudioProvider>;
}

const readEntries = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((entry) => entry.textContent);

test.each([
  ['memberInfo', ['My bookings', 'My check-in reservations', 'My payments']],
  ['visitorInfo', []],
] as const)('lists the pages of an account outside a studio: %s', async (info, pages) => {
  await show(<OutsideStudio />, { answers: [mock('getUserInfo', 200, info)] });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  expect(readEntries()).toEqual([...pages, 'Settings', 'Log out']);
});
