import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { faultsIn, settled } from '../testing/faultsIn.ts';
import { show } from '../testing/show.tsx';
import { ConfirmProvider, useConfirm, type Confirm } from './useConfirm.tsx';

/** Runs `ask` when the button is pressed, and answers the promise that it made. */
async function asked<Result>(
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
    if (made?.type !== 'return') throw new Error('nothing was asked');
    return made.value;
  };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const question = { title: 'Cancel this booking?', content: 'Power Yoga, Tuesday 18:00' };

test('resolves with true where there is no action, and closes', async () => {
  const answer = await asked((confirm) => confirm(question));
  await expect.element(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible();
  await press('Confirm');
  expect(await answer()).toBe(true);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('resolves with what the action made', async () => {
  const answer = await asked((confirm) => confirm({ ...question, action: async () => 'SP-1' }));
  await press('Confirm');
  expect(await answer()).toBe('SP-1');
});

test.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('resolves with false on %s, without running the action', async (_way, leave) => {
  const action = vi.fn<() => string>(() => 'done');
  const answer = await asked((confirm) => confirm({ ...question, action }));
  await leave();
  expect(await answer()).toBe(false);
  expect(action).not.toHaveBeenCalled();
});

test('stays open and does not run the action when the validation says no', async () => {
  const action = vi.fn<() => string>(() => 'done');
  const validate = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValue(true);
  const answer = await asked((confirm) => confirm({ ...question, validate, action }));
  await press('Confirm');
  expect(validate).toHaveBeenCalledOnce();
  expect(action).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('Confirm');
  expect(await answer()).toBe('done');
});

test('rejects with what the action threw, and closes', async () => {
  const answer = await asked((confirm) =>
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

test('axe finds nothing in it', async () => {
  await asked((confirm) => confirm({ ...question, tone: 'danger' }));
  await settled();
  expect(await faultsIn(document.body)).toEqual([]);
});

describe('its width', () => {
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
    await asked((confirm) => confirm({ ...question, ...looks }));
    expect(width()).toBe(pixels);
  });

  test('is no more than the page has', async () => {
    await page.viewport(320, 640);
    await asked((confirm) => confirm({ ...question, stretched: true }));
    expect(width()).toBeLessThan(320);
  });
});

describe('its buttons', () => {
  afterEach(() => page.viewport(1280, 800));
  const boxOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();

  test('stand side by side, the main one last', async () => {
    await asked((confirm) => confirm(question));
    expect(boxOf('Confirm').top).toBe(boxOf('Cancel').top);
    expect(boxOf('Confirm').left).toBeGreaterThan(boxOf('Cancel').right);
  });

  test('on a phone one above the other, the main one first, with the margin of the text', async () => {
    await page.viewport(390, 844);
    await asked((confirm) => confirm(question));
    const words = page.getByText(question.content).element();
    const margin = Number.parseFloat(getComputedStyle(words).paddingLeft);
    const { left, right } = words.getBoundingClientRect();
    for (const name of ['Confirm', 'Cancel']) {
      expect(boxOf(name).left).toBe(left + margin);
      expect(boxOf(name).right).toBe(right - margin);
    }
    expect(boxOf('Cancel').top).toBeGreaterThan(boxOf('Confirm').bottom);
  });
});

test('gives the focus back', async () => {
  await asked((confirm) => confirm(question));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

const clickBeside = async () => {
  const around = page.getByRole('dialog').element().parentElement;
  if (around === null) throw new Error('the dialog stands in nothing');
  await page.elementLocator(around).click({ position: { x: 5, y: 5 } });
};

test('is closed by a click beside it', async () => {
  const answer = await asked((confirm) => confirm(question));
  await clickBeside();
  expect(await answer()).toBe(false);
});

test('is closed by nothing but its buttons where it is not closable', async () => {
  const answer = await asked((confirm) => confirm({ ...question, closable: false }));
  await clickBeside();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('Cancel');
  expect(await answer()).toBe(false);
});
