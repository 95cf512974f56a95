import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';
import { untilLoaded } from '../untilLoaded.ts';

/** What a studio gives beside what is paid: for friends who came, and for times in which nobody could train. */
export const rewards: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const reader = stage.member;
    const page = await stage.open(reader);
    for (const [route, below, call] of [
      ['compensation', 'compensation', '**/customercenter/compensation'],
      ['referralProgram', 'referral-program', '**/premiums/referrals'],
    ] as const) {
      const to = `${stage.path}/selfservice/${below}`;
      await takeFaces(stage, { route, to, reader, waitsFor: [call] });
      await page.goto(to);
      await page
        .getByRole('link', { name: /^Choose reward/ })
        .first()
        .click();
      await untilLoaded(page);
      await stage.shoot(page, route, 'choose');
    }
    const loyalty = `${stage.path}/selfservice/loyaltyprogram`;
    for (const [route, to, call] of [
      ['loyaltyProgram', loyalty, '**/loyalty-program/new/**'],
      ['loyaltyPremiums', `${loyalty}/premiums`, '**/loyalty-program/new/premiums'],
      ['loyaltyPoints', `${loyalty}/points`, '**/loyalty-program/new/points*'],
      ['loyaltyActivities', `${loyalty}/activities`, '**/loyalty-program/new/activities'],
    ] as const)
      await takeFaces(stage, { route, to, reader, waitsFor: [call] });
    await page.goto(`${loyalty}/premiums`);
    await page
      .getByRole('link', { name: /^Redeem/ })
      .first()
      .click();
    await untilLoaded(page);
    await stage.shoot(page, 'loyaltyPremiums', 'redeem');
  },
};
