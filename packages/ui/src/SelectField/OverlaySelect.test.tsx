import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { animationsEnded } from '../testing/findViolations.ts';
import { toPagePoint } from '../testing/toPagePoint.ts';
import { field, option, showOne, showSeveral } from './showSelect.tsx';

const overlay = () => page.getByRole('dialog', { name: 'Country' });

afterEach(() => page.viewport(1280, 800));

describe('overlay on a phone', () => {
  test('covers the screen; closes after a choice and restores the focus', async () => {
    await page.viewport(390, 800);
    const changed = await showOne();
    await field().click();
    await expect.element(overlay()).toBeVisible();
    expect(overlay().element().getBoundingClientRect()).toMatchObject({ width: 390, height: 800 });
    await option('Hungary').click();
    expect(changed).toHaveBeenLastCalledWith('HU');
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('Hungary');
  });

  test('shows the list without an on-screen keyboard, and chooses by touch', async () => {
    await page.viewport(390, 800);
    const changed = await showOne();
    const tap = async (element: Element) => {
      const touchPoints = [toPagePoint(element, 20, 20)];
      await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await tap(field().element());
    await expect.element(overlay()).toBeVisible();
    await animationsEnded();
    await expect.element(page.getByRole('combobox', { name: 'Search' })).not.toHaveFocus();
    await tap(option('Netherlands').element());
    await expect.poll(() => changed).toHaveBeenLastCalledWith('NL');
    await expect.element(overlay()).not.toBeInTheDocument();
  });

  test('can be cleared, and keeps an option that is chosen again', async () => {
    await page.viewport(390, 800);
    const changed = await showOne('HU');
    await field().click();
    await option('Hungary').click();
    expect(changed).toHaveBeenLastCalledWith('HU');
    await field().click();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  test('cannot be cleared if it is required', async () => {
    await page.viewport(390, 800);
    await showOne('HU', true);
    await field().click();
    await expect.element(option('Hungary')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  test('toggles several options until done', async () => {
    await page.viewport(390, 800);
    const changed = await showSeveral();
    await field().click();
    await expect
      .element(page.getByRole('listbox', { name: 'Country' }))
      .toHaveAttribute('aria-multiselectable', 'true');
    await option('Germany').click();
    await option('Hungary').click();
    await option('Germany').click();
    expect(changed).toHaveBeenLastCalledWith(['HU']);
    await expect.element(option('Hungary')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('Hungary');
  });

  test('opens with a focused search and chooses by keyboard; Escape and Backspace choose nothing', async () => {
    await page.viewport(390, 800);
    const changed = await showOne('DE');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = page.getByRole('combobox', { name: 'Search' });
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('x{Backspace}{Backspace}{Escape}');
    await expect.element(overlay()).not.toBeInTheDocument();
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('hu{ArrowDown}{Enter}');
    expect(changed).toHaveBeenLastCalledWith('HU');
  });
});
