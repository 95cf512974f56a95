import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { controls } from '../theme/tokens.ts';
import { Two } from './Actions.story.tsx';

const getBox = (name: string) =>
  page.getByRole('button', { name }).element().getBoundingClientRect();

afterEach(() => page.viewport(1280, 800));

test('stand side by side, with the main one at its usual width', async () => {
  await show(Two);
  expect(getBox('My bookings').width).toBe(controls.mainButtonWidth);
  expect(getBox('Add to calendar').top).toBe(getBox('My bookings').top);
});

test('stack at full width on a phone', async () => {
  await page.viewport(390, 844);
  const { container } = await show(Two);
  const { width } = container.getBoundingClientRect();
  expect(getBox('My bookings').width).toBe(width);
  expect(getBox('Add to calendar').width).toBe(width);
  expect(getBox('Add to calendar').top).toBeGreaterThan(getBox('My bookings').bottom);
});
