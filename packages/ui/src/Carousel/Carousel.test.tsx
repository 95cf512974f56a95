import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { toPagePoint } from '../testing/toPagePoint.ts';
import { show } from '../testing/show.tsx';
import { Carousel } from './Carousel.tsx';

const shown = (count: number) =>
  show(
    <div style={{ width: 400 }}>
      <Carousel
        label="Pictures"
        previousLabel="Previous"
        nextLabel="Next"
        positionText={(position, all) => `${position} of ${all}`}
        slides={Array.from({ length: count }, (_, index) => ({
          id: String(index),
          content: <div style={{ height: 100 }}>{index}</div>,
        }))}
      />
    </div>,
  );
const previous = () => page.getByRole('button', { name: 'Previous' });
const next = () => page.getByRole('button', { name: 'Next' });
const track = () => page.getByRole('group', { name: / of / }).element();
const position = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('turns by button, announces the position, and keeps the focus at the ends', async () => {
  await shown(3);
  expect(position()).toBe('1 of 3');
  await expect.element(previous()).toHaveAttribute('aria-disabled', 'true');
  await next().click();
  await expect.poll(position).toBe('2 of 3');
  expect(track().scrollLeft).toBe(400);
  await userEvent.keyboard('{Enter}');
  await expect.poll(position).toBe('3 of 3');
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(track().scrollLeft).toBe(800);
  await expect.element(next()).toHaveFocus();
  await previous().click();
  await expect.poll(position).toBe('2 of 3');
});

test('turns by swipe', async () => {
  await shown(3);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((x) => toPagePoint(track(), x, 50)),
    });
  await touch('touchStart', 350);
  for (let x = 330; x > 50; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
  await expect.poll(position).toBe('2 of 3');
});

test('turns with the arrow keys', async () => {
  await shown(3);
  await userEvent.tab();
  expect(document.activeElement).toBe(track());
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(position).toBe('2 of 3');
});

test('has no buttons for a single slide', async () => {
  await shown(1);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
