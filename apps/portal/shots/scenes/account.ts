import { freshAddress, loadMails, newAccount } from '../../e2e/accounts.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

const contacts = '**/v1/me/contacts*';

/** Settings, profile and changes of an account. */
export const settings: Scene = {
  group: 'account',
  async play(stage) {
    const { member: user, path } = stage;
    const at = (name: string) => `${path}/me/settings${name}`;
    await captureStates(stage, { route: 'mySettings', to: at(''), user });
    await captureStates(stage, {
      route: 'myProfile',
      to: at('/profile'),
      user,
      waitsFor: ['**/v1/me/profile', contacts],
    });
    await captureStates(stage, {
      route: 'emails',
      to: at('/emails'),
      user,
      waitsFor: [contacts],
    });
    await captureStates(stage, { route: 'addAdditionalEmail', to: at('/add-email'), user });
    await captureStates(stage, {
      route: 'changeEmail',
      to: at('/change-email'),
      user,
      waitsFor: [contacts],
    });
    await captureStates(stage, { route: 'changePassword', to: at('/change-password'), user });
    await captureStates(stage, {
      route: 'deleteAdditionalEmail',
      to: at('/delete-email'),
      user,
      waitsFor: [contacts],
    });
    const page = await stage.open(user);
    await page.goto(at(''));
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').waitFor();
    await stage.shoot(page, 'mySettings', 'delete account');
  },
};

/** Additional addresses: added, unconfirmed, confirmed by the link, removed. */
export const addresses: Scene = {
  group: 'account',
  async play(stage) {
    const visitor = await stage.open();
    const { brand: tenant, path } = stage;
    const page = await stage.open(await newAccount(visitor.request, { tenant }));
    const added = freshAddress('added');
    await page.goto(`${path}/me/settings/add-email`);
    await page.getByLabel('Email address').fill(added);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code').waitFor();
    await stage.shoot(page, 'addAdditionalEmail', 'code');
    await page.goto(`${path}/me/settings/emails`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'emails', 'unconfirmed');
    const [mail] = await loadMails(page.request, added);
    await page.goto(mail?.link ?? '');
    await waitUntilLoaded(page);
    await page.getByRole('heading', { name: /confirmed/ }).waitFor();
    await stage.shoot(page, 'verifyAdditionalEmail', 'confirmed');
    await page.goto(`${path}/me/settings/delete-email`);
    await page.getByRole('radio').first().waitFor();
    await stage.shoot(page, 'deleteAdditionalEmail', 'with an address');
  },
};
