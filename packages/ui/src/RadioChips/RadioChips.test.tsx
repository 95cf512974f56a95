import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { People, Times } from './RadioChips.story.tsx';

const chip = (name: string) => page.getByRole('radio', { name });

test('chooses by a click anywhere on a chip, with nothing chosen at first', async () => {
  await show(<Times />);
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
  await chip('09:30').click();
  await expect.element(chip('09:30')).toBeChecked();
  await chip('12:00').click();
  await expect.element(chip('09:30')).not.toBeChecked();
});

test('moves with the arrow keys across groups and skips disabled chips', async () => {
  await show(<Times />);
  await chip('10:30').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(chip('12:00')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(chip('09:00')).toBeChecked();
});

test('gives the reason in the name of a disabled chip', async () => {
  await show(<Times />);
  await expect.element(chip('13:00 Booked')).toBeDisabled();
});

test('names a group by its legend, with chips high enough for touch', async () => {
  await show(<People />);
  await expect.element(page.getByRole('group', { name: 'With' })).toBeVisible();
  const heights = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.parentElement?.getBoundingClientRect().height ?? 0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
