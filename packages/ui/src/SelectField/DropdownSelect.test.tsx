import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { field, option, showOne, showSeveral } from './showSelect.tsx';

describe('dropdown', () => {
  test('closes after a choice by mouse, shows the short text, and can be cleared', async () => {
    const changed = await showOne();
    await field().click();
    await option('Germany').click();
    expect(changed).toHaveBeenLastCalledWith('DE');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('D');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(changed).toHaveBeenLastCalledWith(null);
    await expect.element(field()).toHaveValue('');
  });

  test('cannot be cleared if it is required', async () => {
    const changed = await showOne('HU', true);
    await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await userEvent.clear(field());
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('net');
    await option('Netherlands').click();
    expect(changed).toHaveBeenCalledExactlyOnceWith('NL');
  });

  test('searches label and value by keyboard, ignoring case', async () => {
    const changed = await showOne();
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('nl');
    expect(page.getByRole('option').elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(changed).toHaveBeenLastCalledWith('NL');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(changed).toHaveBeenCalledOnce();
  });

  test('shows that nothing was found, and disables options', async () => {
    await showOne();
    await field().fill('xyz');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
    await field().fill('spain');
    await expect.element(option('Spain')).toHaveAttribute('aria-disabled', 'true');
  });

  test('stays open for several choices and toggles them', async () => {
    const changed = await showSeveral();
    await field().click();
    await option('Netherlands').click();
    await option('Germany').click();
    expect(changed).toHaveBeenLastCalledWith(['NL', 'DE']);
    await option('Netherlands').click();
    expect(changed).toHaveBeenLastCalledWith(['DE']);
    await expect.element(page.getByRole('listbox')).toBeVisible();
  });
});
