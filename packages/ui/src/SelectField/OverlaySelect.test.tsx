import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { settled } from '../testing/faultsIn.ts';
import { pointOn } from '../testing/pointOn.ts';
import { field, option, showOne, showSeveral } from './showSelect.tsx';

const overlay = () => page.getByRole('dialog', { name: 'Country' });

afterEach(() => page.viewport(1280, 800));

describe('the overlay of a phone', () => {
  test('covers the screen; choosing closes it and gives the focus back', async () => {
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

  test('by finger: shows the list before any keyboard, and takes what is tapped', async () => {
    await page.viewport(390, 800);
    const changed = await showOne();
    const tap = async (element: Element) => {
      const touchPoints = [pointOn(element, 20, 20)];
      await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await tap(field().element());
    await expect.element(overlay()).toBeVisible();
    await settled();
    await expect.element(page.getByRole('combobox', { name: 'Search' })).not.toHaveFocus();
    await tap(option('Netherlands').element());
    await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith('NL'));
    await expect.element(overlay()).not.toBeInTheDocument();
  });

  test('clear empties; choosing what is chosen keeps it', async () => {
    await page.viewport(390, 800);
    const changed = await showOne('HU');
    await field().click();
    await option('Hungary').click();
    expect(changed).toHaveBeenLastCalledWith('HU');
    await field().click();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  test('several: toggles and stays until it is done', async () => {
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

  test('by keyboard: opens on the search, finds, takes; Escape and Backspace choose nothing', async () => {
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
