import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { BandActions } from './BandActions.tsx';
import { HomeTiles } from './HomeTiles.tsx';

const link = (name: string | RegExp) => page.getByRole('link', { name });

describe('the tile of bookings', () => {
  test.for(['BENEFITS', 'COURSES', 'NEWS'] as const)('shows with %s in the menu', async (entry) => {
    await show(<HomeTiles />, { member: true, permissions: ['HAS_CONNECT'], menu: [entry] });
    await expect.element(link(/^My bookings/)).toBeVisible();
  });

  test('is hidden where neither courses nor appointments are available', async () => {
    await show(<HomeTiles />, { member: true, permissions: ['HAS_CONNECT'], menu: ['VOUCHERS'] });
    await expect.element(link(/^Vouchers/)).toBeVisible();
    await expect.element(link(/^My bookings/)).not.toBeInTheDocument();
  });
});

test('offers appointments first at a studio without classes', async () => {
  await show(<BandActions />, { menu: ['CONTRACT', 'BENEFITS'] });
  await expect.element(link('Book an appointment')).toBeVisible();
});
