import { freshAddress, loadMails, newAccount } from '../../e2e/accounts.ts';
import { untilLoaded } from '../untilLoaded.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';

const contacts = '**/v1/me/contacts*';

/** Settings, profile and what is changed about an account. */
export const settings: Scene = {
  group: 'account',
  async play(stage) {
    const { member: reader, path } = stage;
    const at = (name: string) => `${path}/me/settings${name}`;
    await takeFaces(stage, { route: 'mySettings', to: at(''), reader });
    await takeFaces(stage, {
      route: 'myProfile',
      to: at('/profile'),
      reader,
      waitsFor: ['**/v1/me/profile', contacts],
    });
    await takeFaces(stage, { route: 'emails', to: at('/emails'), reader, waitsFor: [contacts] });
    await takeFaces(stage, { route: 'addAdditionalEmail', to: at('/add-email'), reader });
    await takeFaces(stage, {
      route: 'changeEmail',
      to: at('/change-email'),
      reader,
      waitsFor: [contacts],
    });
    await takeFaces(stage, { route: 'changePassword', to: at('/change-password'), reader });
    await takeFaces(stage, {
      route: 'deleteAdditionalEmail',
      to: at('/delete-email'),
      reader,
      waitsFor: [contacts],
    });
    const page = await stage.open(reader);
    await page.goto(at(''));
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').waitFor();
    await stage.shoot(page, 'mySettings', 'delete the account?');
  },
};

/** Additional addresses: added, waiting for the code, confirmed by the link, removed. */
export const addresses: Scene = {
  group: 'account',
  async play(stage) {
    const nobody = await stage.open();
    const { brand: tenant, path } = stage;
    const page = await stage.open(await newAccount(nobody.request, { tenant }));
    const added = freshAddress('added');
    await page.goto(`${path}/me/settings/add-email`);
    await page.getByLabel('Email address').fill(added);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code').waitFor();
    await stage.shoot(page, 'addAdditionalEmail', 'code');
    await page.goto(`${path}/me/settings/emails`);
    await untilLoaded(page);
    await stage.shoot(page, 'emails', 'one waits');
    const [mail] = await loadMails(page.request, added);
    await page.goto(mail?.link ?? '');
    await untilLoaded(page);
    await page.getByRole('heading', { name: /confirmed/ }).waitFor();
    await stage.shoot(page, 'verifyAdditionalEmail', 'confirmed');
    await page.goto(`${path}/me/settings/delete-email`);
    await page.getByRole('radio').first().waitFor();
    await stage.shoot(page, 'deleteAdditionalEmail', 'one to remove');
  },
};
