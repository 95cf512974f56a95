import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { controls } from '../theme/tokens.ts';
import { Two } from './Actions.story.tsx';

const boxOf = (name: string) =>
  page.getByRole('button', { name }).element().getBoundingClientRect();

afterEach(() => page.viewport(1280, 800));

test('beside each other, the main one as wide as main buttons are', async () => {
  await show(Two);
  expect(boxOf('My bookings').width).toBe(controls.mainButtonWidth);
  expect(boxOf('Add to calendar').top).toBe(boxOf('My bookings').top);
});

test('on a phone one below the other, as wide as the page', async () => {
  await page.viewport(390, 844);
  const { container } = await show(Two);
  const { width } = container.getBoundingClientRect();
  expect(boxOf('My bookings').width).toBe(width);
  expect(boxOf('Add to calendar').width).toBe(width);
  expect(boxOf('Add to calendar').top).toBeGreaterThan(boxOf('My bookings').bottom);
});
