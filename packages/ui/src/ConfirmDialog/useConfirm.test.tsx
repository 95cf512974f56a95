import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('resolves with false on cancel and on Escape, without running the action', async () => {
  const action = vi.fn<() => string>(() => 'done');
  const answer = await asked((confirm) => confirm({ ...question, action }));
  await press('Cancel');
  expect(await answer()).toBe(false);
  const again = await asked((confirm) => confirm({ ...question, action }));
  await userEvent.keyboard('{Escape}');
  expect(await again()).toBe(false);
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

test('is at most 570 pixels wide and gives the focus back', async () => {
  await asked((confirm) => confirm(question));
  expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(570);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
});
