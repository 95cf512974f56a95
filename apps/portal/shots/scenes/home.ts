import { untilLoaded } from '../untilLoaded.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';

const courses = '**/nox/public/v2/bookableitems/courses?*';
const studios = '**/v1/public/studios/forbookingportal*';

/** The start page of a studio, and what lies over it. */
export const studioHome: Scene = {
  group: 'home',
  async play(stage) {
    const { path: to, member } = stage;
    await takeFaces(stage, {
      route: 'studio',
      to,
      waitsFor: [courses],
      nothing: { [courses]: [] },
    });
    const page = await stage.open(member);
    await page.goto(to);
    await untilLoaded(page);
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

/** The studios of a chain. */
export const studioList: Scene = {
  group: 'home',
  async play(stage) {
    const to = `/studios/${stage.brand}`;
    await takeFaces(stage, {
      route: 'studios',
      to,
      waitsFor: [studios],
      nothing: { [studios]: [] },
    });
    const page = await stage.open();
    await page.goto(to);
    await page.getByRole('combobox', { name: 'Town or city' }).fill('Ber');
    await page.getByRole('listbox').waitFor();
    await stage.shoot(page, 'studios', 'towns');
    await page.getByRole('combobox', { name: 'Town or city' }).fill('Nowhere at all');
    await untilLoaded(page);
    await stage.shoot(page, 'studios', 'unknown town');
  },
};

/** The addresses that only lead on, and the finder of a brand without a chain of its own. */
export const firstAddresses: Scene = {
  group: 'home',
  only: 'northside',
  async play(stage) {
    for (const address of ['/', '/studio', '/studios']) {
      const page = await stage.open();
      await page.goto(address);
      await untilLoaded(page);
      await stage.shoot(page, 'studios', `from ${address}`);
    }
    const page = await stage.open();
    await page.goto('/?s=finder-group');
    await untilLoaded(page);
    await stage.shoot(page, 'studiosLegacy', 'all chains');
  },
};
