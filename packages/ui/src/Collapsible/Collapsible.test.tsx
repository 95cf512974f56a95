import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Collapsible } from './Collapsible.tsx';
import { Expandable } from './Expandable.tsx';

/** A block of a known height with a focusable last line. */
const block = (height: number) => (
  <div style={{ height, display: 'flex', alignItems: 'end' }}>
    <button type="button">Inside</button>
  </div>
);
const inside = () => page.getByRole('button', { name: 'Inside' });

describe('Collapsible', () => {
  const toggle = () => page.getByRole('button', { name: 'Terms' });
  const getHeight = (element: Element | null) => element?.getBoundingClientRect().height;

  test('is collapsed at first and toggles by its button', async () => {
    await show(<Collapsible title="Terms">{block(200)}</Collapsible>);
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(inside()).not.toBeInTheDocument();
    const content = document.getElementById(toggle().element().getAttribute('aria-controls') ?? '');
    expect(getHeight(content)).toBe(0);

    await toggle().click();
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => getHeight(content)).toBe(216);
    await expect.element(inside()).toBeVisible();

    await userEvent.keyboard('{Enter}');
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => getHeight(content)).toBe(0);
  });

  test('is below a heading', async () => {
    await show(
      <Collapsible title="Terms" headingLevel={2}>
        {block(20)}
      </Collapsible>,
    );
    await expect.element(page.getByRole('heading', { name: 'Terms', level: 2 })).toBeVisible();
  });

  // The content's height includes 16 pixels of space below it.
  test.each([
    [83, 0],
    [84, 1],
    [85, 1],
  ])(
    'with a content height of %d + 16 and a collapsed height of 100, has %d buttons',
    async (height, buttons) => {
      await show(
        <Collapsible title="Terms" collapsedHeight={100}>
          {block(height)}
        </Collapsible>,
      );
      expect(toggle().elements()).toHaveLength(buttons);
    },
  );

  test('expands when the focus moves into the clipped part', async () => {
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

describe('Expandable', () => {
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
  ])(
    'with a content height of %d and a max height of 100, has %d buttons',
    async (height, buttons) => {
      await shown(height);
      expect(more().elements()).toHaveLength(buttons);
    },
  );

  test('toggles between its max height and the full height', async () => {
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

  test('shows a text that fits completely', async () => {
    await shown(60);
    await expect.element(inside()).toBeVisible();
    expect(page.getByTestId('around').element().clientHeight).toBe(60);
  });
});
