import { fillDate } from '../../e2e/formInputs.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

/** Cancelation and withdrawal without login, and their receipts. */
export const cancelation: Scene = {
  group: 'booking',
  async play(stage) {
    const page = await stage.open();
    const fill = async () => {
      await page.getByLabel('First name').fill('Vic');
      await page.getByLabel('Last name').fill('Visitor');
      await page.getByRole('textbox', { name: 'Membership' }).fill('Basic');
      await page.getByRole('textbox', { name: 'Email' }).fill('visitor@example.org');
    };
    await page.goto(`${stage.path}/contract-cancelation`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'contractCancelation', 'content');
    await fill();
    await fillDate(page, '1994-02-03');
    await page.getByRole('button', { name: 'Cancel now' }).click();
    await page.getByRole('button', { name: /PDF/ }).waitFor();
    await stage.shoot(page, 'contractCancelation', 'receipt');
    await page.goto(`${stage.path}/contract-withdrawal`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'contractWithdrawal', 'content');
    await fill();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await page.getByRole('button', { name: /PDF/ }).waitFor();
    await stage.shoot(page, 'contractWithdrawal', 'receipt');
  },
};
