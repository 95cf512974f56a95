import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Scroller } from './Scroller.tsx';

const shown = (boxes: number) =>
  show(
    <div style={{ width: 420 }}>
      <Scroller label="Offers" previousLabel="Previous" nextLabel="Next">
        {Array.from({ length: boxes }, (_, index) => (
          <div key={index} style={{ width: 184, height: 80 }}>
            {index}
          </div>
        ))}
      </Scroller>
    </div>,
  );
const previous = () => page.getByRole('button', { name: 'Previous' });
const next = () => page.getByRole('button', { name: 'Next' });
const row = () => page.getByRole('group', { name: 'Offers' }).element();
/** Returns the length of a step: the visible width minus the overlap. */
const step = () => row().clientWidth - 20;
const furthest = () => row().scrollWidth - row().clientWidth;

const prefer = (motion: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: motion }],
  });

test('has arrows and a tab stop only on overflow', async () => {
  await shown(2);
  expect(page.getByRole('button').elements()).toHaveLength(0);
  expect(row().hasAttribute('tabindex')).toBe(false);
});

test('scrolls with the arrow keys', async () => {
  await shown(10);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(row());
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => row().scrollLeft).toBeGreaterThan(0);
});

test('scrolls smoothly, unless the user prefers reduced motion', async () => {
  await prefer('no-preference');
  await shown(10);
  expect(getComputedStyle(row()).scrollBehavior).toBe('smooth');
  await prefer('reduce');
  expect(getComputedStyle(row()).scrollBehavior).toBe('auto');
});

describe('arrow buttons', () => {
  test('scroll by the visible width minus 20 pixels, and back', async () => {
    await shown(10);
    await expect.element(previous()).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => getComputedStyle(previous().element()).opacity).toBe('0');
    await next().click();
    await expect.poll(() => row().scrollLeft).toBe(step());
    await expect.poll(() => getComputedStyle(previous().element()).opacity).toBe('1');
    await expect.element(previous()).toHaveAttribute('aria-disabled', 'false');
    await next().click();
    await expect.poll(() => row().scrollLeft).toBe(2 * step());
    await previous().click();
    await expect.poll(() => row().scrollLeft).toBe(step());
  });

  test('stop at the ends and keep the focus', async () => {
    await shown(4);
    expect(furthest()).toBeLessThan(step());
    await next().click();
    await expect.poll(() => row().scrollLeft).toBe(furthest());
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(row().scrollLeft).toBe(furthest());
    await expect.element(next()).toHaveFocus();
    await previous().click();
    await expect.poll(() => row().scrollLeft).toBe(0);
  });

  test('disappear when everything fits', async () => {
    const screen = await shown(3);
    await expect.element(next()).toBeVisible();
    screen.container.querySelector('div')?.setAttribute('style', 'width: 900px');
    await expect.element(next()).not.toBeInTheDocument();
  });
});
