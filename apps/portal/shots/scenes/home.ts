import { waitUntilLoaded } from '../waitUntilLoaded.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

const courses = '**/nox/public/v2/bookableitems/courses/with-canceled?*';
const studios = '**/v1/public/studios/forbookingportal*';
const studioCounts = '**/v1/public/studios/forfilters*';

/** Start page of a studio, with menus, cookie notice and offline bar. */
export const studioHome: Scene = {
  group: 'home',
  async play(stage) {
    const { path: to, member } = stage;
    await captureStates(stage, {
      route: 'studio',
      to,
      waitsFor: [courses],
      empty: { [courses]: [] },
    });
    const page = await stage.open(member);
    await page.goto(to);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'studio', 'as a member');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menu').waitFor();
    await stage.shoot(page, 'studio', 'account menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menu').waitFor();
    await stage.shoot(page, 'studio', 'menu');
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await page.getByText('You’re offline.', { exact: false }).waitFor();
    await stage.shoot(page, 'studio', 'offline');

    const newcomer = await stage.open(undefined, { answersCookies: false });
    await newcomer.goto(to);
    await newcomer.getByRole('button', { name: 'Reject all' }).waitFor();
    await stage.shoot(newcomer, 'studio', 'cookie notice');
  },
};

/** Studios of a chain. */
export const studioList: Scene = {
  group: 'home',
  async play(stage) {
    const to = `/studios/${stage.brand}`;
    await captureStates(stage, {
      route: 'studios',
      to,
      waitsFor: [studios],
      empty: { [studioCounts]: [], [studios]: [] },
    });
    const page = await stage.open();
    await page.goto(to);
    await page.getByRole('combobox', { name: 'Studio, town or postcode' }).fill('Ber');
    await page.getByRole('listbox').waitFor();
    await stage.shoot(page, 'studios', 'towns');
    await page.getByRole('combobox', { name: 'Studio, town or postcode' }).fill('Nowhere at all');
    await waitUntilLoaded(page);
    await stage.shoot(page, 'studios', 'unknown town');
  },
};

/** Addresses that only redirect, and the finder of a brand without a chain. */
export const entryAddresses: Scene = {
  group: 'home',
  only: 'northside',
  async play(stage) {
    for (const address of ['/', '/studio', '/studios']) {
      const page = await stage.open();
      await page.goto(address);
      await waitUntilLoaded(page);
      await stage.shoot(page, 'studios', `from ${address}`);
    }
    const page = await stage.open();
    await page.goto('/?s=finder-group');
    await waitUntilLoaded(page);
    await stage.shoot(page, 'studiosLegacy', 'all chains');
  },
};
