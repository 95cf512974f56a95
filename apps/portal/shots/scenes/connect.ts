import { newAccount } from '../../e2e/accounts.ts';
import { untilLoaded } from '../untilLoaded.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';

/** Connecting an account with a membership, and corporate fitness. */
export const connect: Scene = {
  group: 'connect',
  async play(stage) {
    const { path, member, brand: tenant, studioId } = stage;
    const nobody = await stage.open();
    const newcomer = await newAccount(nobody.request, { tenant });
    const page = await stage.open(newcomer);
    await page.goto(`${path}/studio-connect`);
    await untilLoaded(page);
    await stage.shoot(page, 'studioConnect', 'without a membership');
    await page.getByRole('radio', { name: /By customer number/ }).check();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    await stage.shoot(page, 'studioConnect', 'faults');
    await takeFaces(stage, {
      route: 'studioConnect',
      to: `${path}/studio-connect`,
      reader: member,
    });
    const connected = await stage.open(member);
    await connected.goto(`${path}/studio-connect?connected=${studioId}`);
    await untilLoaded(connected);
    await stage.shoot(connected, 'studioConnect', 'connected');
    await takeFaces(stage, { route: 'corporateConnect', to: `${path}/corporate/connect` });
    await takeFaces(stage, { route: 'corporateConfirmed', to: `${path}/corporate/confirmed` });
    await takeFaces(stage, { route: 'myCorporate', to: `${path}/me/corporate`, reader: member });
  },
};

/** Whether an account moves to another context. */
export const migration: Scene = {
  group: 'connect',
  only: 'arcade',
  async play(stage) {
    const page = await stage.open('mover@arcade.example');
    await page.goto(`${stage.path}?migration`);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await stage.shoot(page, 'studio', 'account moves');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await stage.shoot(page, 'studio', 'account moves, box not ticked');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await stage.shoot(page, 'studio', 'do not move');
  },
};
