import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { People, Times } from './RadioChips.story.tsx';

const chip = (name: string) => page.getByRole('radio', { name });

test('a click anywhere on a chip chooses it, and nothing is chosen before', async () => {
  await show(<Times />);
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
  await chip('09:30').click();
  await expect.element(chip('09:30')).toBeChecked();
  await chip('12:00').click();
  await expect.element(chip('09:30')).not.toBeChecked();
});

test('the arrow keys go from one group to the next, and over what cannot be chosen', async () => {
  await show(<Times />);
  await chip('10:30').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(chip('12:00')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(chip('09:00')).toBeChecked();
});

test('what cannot be chosen says why in its name', async () => {
  await show(<Times />);
  await expect.element(chip('13:00 Booked')).toBeDisabled();
});

test('a group is named by its legend, and its chips are high enough for a thumb', async () => {
  await show(<People />);
  await expect.element(page.getByRole('group', { name: 'With' })).toBeVisible();
  const heights = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.parentElement?.getBoundingClientRect().height ?? 0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
