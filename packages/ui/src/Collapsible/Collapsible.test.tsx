import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Collapsible } from './Collapsible.tsx';
import { Expandable } from './Expandable.tsx';

/** A block of a known height; the last line of it can take the focus. */
const block = (height: number) => (
  <div style={{ height, display: 'flex', alignItems: 'end' }}>
    <button type="button">Inside</button>
  </div>
);
const inside = () => page.getByRole('button', { name: 'Inside' });

describe('a collapsible', () => {
  const toggle = () => page.getByRole('button', { name: 'Terms' });
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height;

  test('is collapsed at first; the button opens and closes it', async () => {
    await show(<Collapsible title="Terms">{block(200)}</Collapsible>);
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(inside()).not.toBeInTheDocument();
    const content = document.getElementById(toggle().element().getAttribute('aria-controls') ?? '');
    expect(heightOf(content)).toBe(0);

    await toggle().click();
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => heightOf(content)).toBe(216);
    await expect.element(inside()).toBeVisible();

    await userEvent.keyboard('{Enter}');
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => heightOf(content)).toBe(0);
  });

  test('is under a heading', async () => {
    await show(
      <Collapsible title="Terms" headingLevel={2}>
        {block(20)}
      </Collapsible>,
    );
    await expect.element(page.getByRole('heading', { name: 'Terms', level: 2 })).toBeVisible();
  });

  // Sixteen pixels of the content's height are the room under it.
  test.each([
    [83, 0],
    [84, 1],
    [85, 1],
  ])('content of %d + 16 at a collapsed height of 100: %d buttons', async (height, buttons) => {
    await show(
      <Collapsible title="Terms" collapsedHeight={100}>
        {block(height)}
      </Collapsible>,
    );
    expect(toggle().elements()).toHaveLength(buttons);
  });

  test('opens for a focus inside what is half seen', async () => {
    await show(
      <Collapsible title="Terms" collapsedHeight={100}>
        {block(300)}
      </Collapsible>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(inside()).toHaveFocus();
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('an expandable', () => {
  const shown = (height: number) =>
    show(
      <div data-testid="around">
        <Expandable maxHeight={100} moreLabel="More" lessLabel="Less">
          {block(height)}
        </Expandable>
      </div>,
    );
  const more = () => page.getByRole('button', { name: 'More' });
  const less = () => page.getByRole('button', { name: 'Less' });

  test.each([
    [100, 0],
    [101, 1],
  ])('content of %d at a max height of 100: %d buttons', async (height, buttons) => {
    await shown(height);
    expect(more().elements()).toHaveLength(buttons);
  });

  test('shows as much as its max height, then all, then as much again', async () => {
    await shown(300);
    const content = document.getElementById(more().element().getAttribute('aria-controls') ?? '');
    const height = () => content?.getBoundingClientRect().height;
    expect(height()).toBe(100);
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
    await more().click();
    await expect.poll(height).toBe(300);
    await expect.element(less()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect.poll(height).toBe(100);
    await expect.element(more()).toHaveFocus();
  });

  test('shows all of a text that is not taller', async () => {
    await shown(60);
    await expect.element(inside()).toBeVisible();
    expect(page.getByTestId('around').element().clientHeight).toBe(60);
  });
});
