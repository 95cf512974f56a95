import { newAccount } from '../../e2e/accounts.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

/** Connecting an account with a membership, and corporate fitness. */
export const connect: Scene = {
  group: 'connect',
  async play(stage) {
    const { path, member, brand: tenant, studioId } = stage;
    const visitor = await stage.open();
    const newcomer = await newAccount(visitor.request, { tenant });
    const page = await stage.open(newcomer);
    await page.goto(`${path}/studio-connect`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'studioConnect', 'without a membership');
    await page.getByRole('radio', { name: /By customer number/ }).check();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    await stage.shoot(page, 'studioConnect', 'errors');
    await captureStates(stage, {
      route: 'studioConnect',
      to: `${path}/studio-connect`,
      user: member,
    });
    const connected = await stage.open(member);
    await connected.goto(`${path}/studio-connect?connected=${studioId}`);
    await waitUntilLoaded(connected);
    await stage.shoot(connected, 'studioConnect', 'connected');
    await captureStates(stage, { route: 'corporateConnect', to: `${path}/corporate/connect` });
    await captureStates(stage, { route: 'corporateConfirmed', to: `${path}/corporate/confirmed` });
    await captureStates(stage, {
      route: 'myCorporate',
      to: `${path}/me/corporate`,
      user: member,
    });
  },
};

/** Migration of an account to another context. */
export const migration: Scene = {
  group: 'connect',
  only: 'arcade',
  async play(stage) {
    const page = await stage.open('mover@arcade.example');
    await page.goto(`${stage.path}?migration`);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await stage.shoot(page, 'studio', 'migration');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await stage.shoot(page, 'studio', 'migration, error');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await stage.shoot(page, 'studio', 'migration refused');
  },
};
