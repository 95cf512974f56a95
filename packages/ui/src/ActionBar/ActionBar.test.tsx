import { afterAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ActionBar, actionBarHeight } from './ActionBar.tsx';

const summary = () => page.getByText('Single visit');
const button = () => page.getByRole('button', { name: 'Book' });
const barRoom = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--studio-bottom-bar');

beforeEach(() => page.viewport(390, 700));
afterAll(() => page.viewport(1280, 800));

const showBar = () =>
  show(
    <>
      <div style={{ height: 2000 }}>Much to read</div>
      <p>The last line</p>
      <ActionBar summary="Single visit">
        <button type="button">Book</button>
      </ActionBar>
    </>,
  );

test('stays at the bottom of a phone and says what the button does', async () => {
  await showBar();
  await expect.element(summary()).toBeVisible();
  for (const top of [0, document.documentElement.scrollHeight]) {
    window.scrollTo({ top });
    const box = button().element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(700);
    expect(box.top).toBeGreaterThanOrEqual(700 - actionBarHeight);
  }
});

test('leaves the end of the page visible and publishes its height', async () => {
  await showBar();
  window.scrollTo({ top: document.documentElement.scrollHeight });
  const end = page.getByText('The last line').element().getBoundingClientRect();
  expect(end.bottom).toBeLessThanOrEqual(700 - actionBarHeight);
  expect(barRoom()).toBe(`${actionBarHeight}px`);
});

test('renders inline on a wide screen without repeating the summary', async () => {
  await page.viewport(1280, 800);
  await showBar();
  window.scrollTo({ top: 0 });
  await expect.element(summary()).not.toBeVisible();
  expect(button().element().getBoundingClientRect().top).toBeGreaterThan(2000);
  expect(barRoom()).toBe('');
});
