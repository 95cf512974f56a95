import { freshAddress, loadMails, newAccount, password } from '../../e2e/accounts.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';
import { logIn } from '../../e2e/fixtures.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

/** Login. */
export const login: Scene = {
  group: 'login',
  async play(stage) {
    const page = await stage.open();
    await page.goto(`${stage.path}/login`);
    await page.waitForURL(/login-register$/);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'login', 'content');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    await stage.shoot(page, 'login', 'empty form');
    await logIn(page, `nobody@${stage.brand}.example`, 'wrong');
    await page.getByRole('alert').filter({ hasText: 'wrong' }).waitFor();
    await stage.shoot(page, 'login', 'wrong password');
  },
};

/** Registration, and the link in its mail. */
export const registration: Scene = {
  group: 'login',
  async play(stage) {
    const page = await stage.open();
    const email = freshAddress(stage.brand);
    await page.goto(`${stage.path}/login-register?register`);
    await page.getByLabel('First name').waitFor();
    await stage.shoot(page, 'login', 'register');
    await page.getByLabel('First name').fill('Sample');
    await page.getByLabel('Last name').fill('Person');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Choose a password').fill('purple-Kettle-42-river');
    const terms = page.getByRole('checkbox');
    if ((await terms.count()) > 0) await terms.first().check();
    await stage.shoot(page, 'login', 'register, filled');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await stage.shoot(page, 'login', 'check your email');

    const [mail] = await loadMails(page.request, email);
    const other = await stage.open();
    await other.goto(mail?.link ?? '');
    await waitUntilLoaded(other);
    await other
      .getByRole('button', { name: 'Confirm' })
      .or(other.getByRole('main'))
      .first()
      .waitFor();
    await stage.shoot(other, 'verifyRegister', 'by link');
    await other.goto(`${stage.path}/verify-register?e=${encodeURIComponent(email)}&c=AAAA2222`);
    await waitUntilLoaded(other);
    await stage.shoot(other, 'verifyRegister', 'used link');
    await other.goto(`${stage.path}/verify-email?e=${encodeURIComponent(email)}&c=AAAA2222`);
    await waitUntilLoaded(other);
    await stage.shoot(other, 'verifyEmail', 'wrong link');
  },
};

/** Forgotten password. */
export const forgottenPassword: Scene = {
  group: 'login',
  async play(stage) {
    const page = await stage.open();
    const email = await newAccount(page.request, { tenant: stage.brand });
    await page.goto(`${stage.path}/password-forgot`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'passwordForgot', 'content');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code').waitFor();
    await stage.shoot(page, 'passwordForgot', 'code and new password');
    const [mail] = await loadMails(page.request, email);
    await page.goto(mail?.link ?? '');
    await page.getByLabel('New password').waitFor();
    await stage.shoot(page, 'verifyPassword', 'content');
    await page.getByLabel('New password').fill(`${password}-longer-than-before`);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('heading', { name: /has been saved/ }).waitFor();
    await stage.shoot(page, 'verifyPassword', 'saved');
  },
};

/** Invitation of a studio for a person without an account. */
export const invitation: Scene = {
  group: 'login',
  only: 'northside',
  async play(stage) {
    const at = (uuid: string) => `${stage.path}/login-register/0c6b1b7e-8a3c-4f0e-9d5a-${uuid}`;
    await captureStates(stage, {
      route: 'registerWithUuid',
      to: at('2f6f4c1a7b10'),
      waitsFor: ['**/v2/public/quickregister?*'],
      canBeMissing: true,
    });
    const user = await stage.open('visitor@northside.example');
    await user.goto(at('2f6f4c1a7b11'));
    await waitUntilLoaded(user);
    await stage.shoot(user, 'registerWithUuid', 'with an account');
  },
};
