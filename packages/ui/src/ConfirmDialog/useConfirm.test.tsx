import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findViolations, animationsEnded } from '../testing/findViolations.ts';
import { show } from '../testing/show.tsx';
import { ConfirmProvider, useConfirm, type Confirm } from './useConfirm.tsx';

/** Asks when the button is pressed, and returns the promise of `ask`. */
async function clickAndAsk<Result>(
  ask: (confirm: Confirm) => Promise<Result>,
): Promise<() => Promise<Result>> {
  const run = vi.fn<() => Promise<Result>>();
  function Asker() {
    const confirm = useConfirm();
    run.mockImplementation(() => ask(confirm));
    return (
      <button type="button" onClick={() => void run().catch(() => undefined)}>
        Ask
      </button>
    );
  }
  await show(
    <ConfirmProvider confirmLabel="Confirm" cancelLabel="Cancel">
      <Asker />
    </ConfirmProvider>,
  );
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return async () => {
    const [made] = run.mock.results;
    if (made?.type !== 'return') throw new Error('The button did not call confirm().');
    return made.value;
  };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const question = { title: 'Cancel this booking?', content: 'Power Yoga, Tuesday 18:00' };

test('resolves with true without an action, and closes', async () => {
  const answer = await clickAndAsk((confirm) => confirm(question));
  await expect.element(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible();
  await press('Confirm');
  expect(await answer()).toBe(true);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('resolves with the result of the action', async () => {
  const answer = await clickAndAsk((confirm) =>
    confirm({ ...question, action: async () => 'SP-1' }),
  );
  await press('Confirm');
  expect(await answer()).toBe('SP-1');
});

test.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('resolves with false on %s and skips the action', async (_way, leave) => {
  const action = vi.fn<() => string>(() => 'done');
  const answer = await clickAndAsk((confirm) => confirm({ ...question, action }));
  await leave();
  expect(await answer()).toBe(false);
  expect(action).not.toHaveBeenCalled();
});

test('stays open and skips the action when the validation fails', async () => {
  const action = vi.fn<() => string>(() => 'done');
  const validate = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValue(true);
  const answer = await clickAndAsk((confirm) => confirm({ ...question, validate, action }));
  await press('Confirm');
  expect(validate).toHaveBeenCalledOnce();
  expect(action).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('Confirm');
  expect(await answer()).toBe('done');
});

test('rejects with the error of the action, and closes', async () => {
  const answer = await clickAndAsk((confirm) =>
    confirm({
      ...question,
      action: () => {
        throw new Error('slot taken');
      },
    }),
  );
  await press('Confirm');
  await expect(answer()).rejects.toThrow('slot taken');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('has no axe violations', async () => {
  await clickAndAsk((confirm) => confirm({ ...question, tone: 'danger' }));
  await animationsEnded();
  expect(await findViolations(document.body)).toEqual([]);
});

describe('width', () => {
  afterEach(() => page.viewport(1280, 800));
  const width = () => page.getByRole('dialog').element().getBoundingClientRect().width;

  test.each([
    ['570 where nothing is said', {}, 570],
    ['its size where that is less', { size: 400 }, 400],
    ['900 when stretched', { stretched: true }, 900],
    ['its size when stretched', { stretched: true, size: 1200 }, 1200],
    ['at most 1400 when stretched', { stretched: true, size: 2000 }, 1400],
  ])('is %s', async (_, looks, pixels) => {
    await page.viewport(1600, 800);
    await clickAndAsk((confirm) => confirm({ ...question, ...looks }));
    expect(width()).toBe(pixels);
  });

  test('is limited to the page', async () => {
    await page.viewport(320, 640);
    await clickAndAsk((confirm) => confirm({ ...question, stretched: true }));
    expect(width()).toBeLessThan(320);
  });
});

describe('buttons', () => {
  afterEach(() => page.viewport(1280, 800));
  const getBox = (name: string) =>
    page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();

  test('stand side by side, the main one last', async () => {
    await clickAndAsk((confirm) => confirm(question));
    expect(getBox('Confirm').top).toBe(getBox('Cancel').top);
    expect(getBox('Confirm').left).toBeGreaterThan(getBox('Cancel').right);
  });

  test('are stacked on a phone, the main one first, with the margin of the text', async () => {
    await page.viewport(390, 844);
    await clickAndAsk((confirm) => confirm(question));
    const words = page.getByText(question.content).element();
    const margin = Number.parseFloat(getComputedStyle(words).paddingLeft);
    const { left, right } = words.getBoundingClientRect();
    for (const name of ['Confirm', 'Cancel']) {
      expect(getBox(name).left).toBe(left + margin);
      expect(getBox(name).right).toBe(right - margin);
    }
    expect(getBox('Cancel').top).toBeGreaterThan(getBox('Confirm').bottom);
  });
});

test('restores the focus', async () => {
  await clickAndAsk((confirm) => confirm(question));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

const clickBackdrop = async () => {
  const around = page.getByRole('dialog').element().parentElement;
  if (around === null) throw new Error('The dialog has no parent element.');
  await page.elementLocator(around).click({ position: { x: 5, y: 5 } });
};

test('closes by a click on the backdrop', async () => {
  const answer = await clickAndAsk((confirm) => confirm(question));
  await clickBackdrop();
  expect(await answer()).toBe(false);
});

test('closes only by its buttons if not closable', async () => {
  const answer = await clickAndAsk((confirm) => confirm({ ...question, closable: false }));
  await clickBackdrop();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('Cancel');
  expect(await answer()).toBe(false);
});
