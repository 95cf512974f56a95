import { placeOrder } from '../buying.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';
import { chooseOption } from '../../e2e/formInputs.ts';
import { newMember } from '../../e2e/member.ts';
import { fillItalianFields, fillSigner } from '../../e2e/signer.ts';

/** Memberships: the list, one with its terms, the steps to a contract and the signed contract. */
export const contract: Scene = {
  group: 'booking',
  async play(stage) {
    const page = await stage.open();
    await page.goto(`${stage.path}/contract`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'contract', 'content');
    await page.getByRole('link', { name: 'Basic' }).click();
    await page
      .getByRole('link', { name: /Choose/ })
      .first()
      .waitFor();
    await stage.shoot(page, 'contract', 'terms');
    await page
      .getByRole('link', { name: /Choose/ })
      .first()
      .click();
    const clickContinue = () => page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'When do you want to start?' }).waitFor();
    await stage.shoot(page, 'contractStep', 'options');
    await clickContinue();
    await fillSigner(page, 'visitor@mail.example');
    if (stage.brand === 'arcade') await fillItalianFields(page);
    if (stage.brand === 'volt') await chooseOption(page, 'State', 'New York');
    await stage.shoot(page, 'contractStep', 'contact');
    await clickContinue();
    await page.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
    await stage.shoot(page, 'contractStep', 'payment');
    if (stage.brand !== 'volt') await page.getByRole('radio', { name: /Bank transfer/ }).check();
    await clickContinue();
    await page.getByRole('heading', { name: 'Check and sign' }).waitFor();
    await stage.shoot(page, 'contractStep', 'summary');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByLabel('Or type your name').fill('Gerda Gast');
    await placeOrder(page);
    await page.getByRole('button', { name: /PDF/ }).waitFor();
    await stage.shoot(page, 'contractStep', 'success');
  },
};

/** Change of a membership: available memberships, the differences, and both contracts afterwards. */
export const changedContract: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open();
    await newMember(page.request, stage.studioId, 'Four weeks');
    await page.goto(`${stage.path}/selfservice/contract/current`);
    await page.getByRole('link', { name: 'Change membership' }).waitFor();
    await stage.shoot(page, 'myContractCurrent', 'can be changed');
    await page.getByRole('link', { name: 'Change membership' }).click();
    await page.getByRole('link', { name: 'Basic' }).waitFor();
    await stage.shoot(page, 'contract', 'available memberships');
    await page.getByRole('link', { name: 'Basic' }).click();
    await page.getByRole('link', { name: /Choose.*12 months/ }).click();
    const clickContinue = () => page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'When do you want to start?' }).waitFor();
    await stage.shoot(page, 'contractStep', 'change, options');
    await clickContinue();
    await page.getByRole('heading', { name: 'What changes' }).waitFor();
    await stage.shoot(page, 'contractStep', 'change, summary');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByLabel('Or type your name').fill('Sample Person');
    await placeOrder(page);
    await page.getByRole('heading', { name: 'You’ve changed your membership' }).waitFor();
    await stage.shoot(page, 'contractStep', 'changed');
    await page.goto(`${stage.path}/selfservice/contract/current`);
    await page.getByRole('link', { name: /Four weeks/ }).click();
    await page.getByText('Changes soon').first().waitFor();
    await stage.shoot(page, 'myContractCurrent', 'changes soon');
  },
};
