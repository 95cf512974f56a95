import { mock } from '@studio-portal/sdk/msw';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { BandActions } from './BandActions.tsx';
import { BandText } from './BandText.tsx';
import { HomeTiles } from './HomeTiles.tsx';

const link = (name: string | RegExp) => page.getByRole('link', { name });

const Tiles = () => <HomeTiles renderPicture={() => null} />;

/** Returns the titles of the tiles. */
const readTiles = () =>
  Array.from(document.querySelectorAll('#ways-in ~ ul strong'), (title) => title.textContent);

describe('the link to bookings', () => {
  test.for(['BENEFITS', 'COURSES', 'NEWS'] as const)('shows with %s in the menu', async (entry) => {
    await show(<Tiles />, { member: true, permissions: ['HAS_CONNECT'], menu: [entry] });
    await expect.element(link(/^My bookings/)).toBeVisible();
  });

  test('is hidden where neither courses nor appointments are available', async () => {
    await show(<Tiles />, { member: true, permissions: ['HAS_CONNECT'], menu: ['VOUCHERS'] });
    await expect.element(link(/^Vouchers/)).toBeVisible();
    await expect.element(link(/^My bookings/)).not.toBeInTheDocument();
  });
});

describe('the tiles', () => {
  const menu = ['VOUCHERS', 'CONTRACT', 'COURSES', 'BENEFITS', 'TRIAL_SESSION'] as const;

  test('lead visitors to the four most important pages', async () => {
    await show(<Tiles />, { menu });
    await expect.element(link('Appointments')).toBeVisible();
    expect(readTiles()).toEqual(['Trial session', 'Memberships', 'Classes', 'Vouchers']);
  });

  test('sell nothing to members', async () => {
    await show(<Tiles />, { member: true, menu });
    await expect.element(link('Vouchers')).toBeVisible();
    expect(readTiles()).toEqual(['Classes', 'Appointments']);
  });
});

test('offers appointments first at a studio without classes', async () => {
  await show(<BandActions />, { menu: ['CONTRACT', 'BENEFITS'] });
  await expect.element(link('Book an appointment')).toBeVisible();
});

describe('the facts of a studio', () => {
  test('include the lowest price, the rating and how busy it is', async () => {
    await show(<BandText />, { menu: ['CONTRACT'] });
    await expect.element(link(/^Memberships from €[\d.]+ a month$/)).toBeVisible();
    await expect.element(page.getByText(/out of 5/)).toBeInTheDocument();
    await expect.element(page.getByText(/busy now|quiet now/i)).toBeVisible();
  });

  test('omit how busy it is where the studio does not publish it', async () => {
    const { countFetching } = await show(<BandText />, {
      menu: ['CONTRACT'],
      answers: [mock('getPublicUtilizationReveal', 200, 'hidden')],
    });
    await expect.element(link(/^Memberships from/)).toBeVisible();
    await expect.poll(countFetching).toBe(0);
    await expect.element(page.getByText(/busy now|quiet now/i)).not.toBeInTheDocument();
  });

  test('omit the price for members', async () => {
    const { sent } = await show(<BandText />, { member: true, menu: ['CONTRACT'] });
    await expect.element(page.getByText(/out of 5/)).toBeInTheDocument();
    expect(sent.filter(({ call }) => call.includes('contractoffer'))).toEqual([]);
  });
});
