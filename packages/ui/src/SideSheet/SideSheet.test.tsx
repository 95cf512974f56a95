import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { animationsEnded, findViolations } from '../testing/findViolations.ts';
import { show } from '../testing/show.tsx';
import { WithFooter } from './SideSheet.story.tsx';

const opener = page.getByRole('button', { name: 'Open sheet' });
const sheet = page.getByRole('dialog', { name: 'Power Yoga' });

afterEach(() => page.viewport(1280, 800));

test.each(['the close button', 'Escape'])('returns the focus when closed by %s', async (how) => {
  await show(<WithFooter />);
  await opener.click();
  await expect.element(sheet).toBeVisible();
  expect(sheet.element().contains(document.activeElement)).toBe(true);
  if (how === 'Escape') await userEvent.keyboard('{Escape}');
  else await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([
  ['the right of a wide page', 1280, { right: 1280, top: 0, bottom: 800 }],
  ['the bottom of a phone', 390, { left: 0, right: 390, bottom: 800 }],
])('lies at %s', async (_place, width, edges) => {
  await page.viewport(width, 800);
  await show(<WithFooter />);
  await opener.click();
  await expect.element(sheet).toBeVisible();
  await animationsEnded();
  expect(sheet.element().getBoundingClientRect().toJSON()).toMatchObject(edges);
  expect(await findViolations(document.body)).toEqual([]);
});
