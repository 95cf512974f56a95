import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

/** Rewards for invited friends, compensation for closed times, and the loyalty program. */
export const rewards: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const user = stage.member;
    const page = await stage.open(user);
    for (const [route, below, call] of [
      ['compensation', 'compensation', '**/customercenter/compensation'],
      ['referralProgram', 'referral-program', '**/premiums/referrals'],
    ] as const) {
      const to = `${stage.path}/selfservice/${below}`;
      await captureStates(stage, { route, to, user, waitsFor: [call] });
      await page.goto(to);
      await page
        .getByRole('link', { name: /^Choose reward/ })
        .first()
        .click();
      await waitUntilLoaded(page);
      await stage.shoot(page, route, 'choose');
    }
    const loyalty = `${stage.path}/selfservice/loyaltyprogram`;
    for (const [route, to, call] of [
      ['loyaltyProgram', loyalty, '**/loyalty-program/new/**'],
      ['loyaltyPremiums', `${loyalty}/premiums`, '**/loyalty-program/new/premiums'],
      ['loyaltyPoints', `${loyalty}/points`, '**/loyalty-program/new/points*'],
      ['loyaltyActivities', `${loyalty}/activities`, '**/loyalty-program/new/activities'],
    ] as const)
      await captureStates(stage, { route, to, user, waitsFor: [call] });
    await page.goto(`${loyalty}/premiums`);
    await page
      .getByRole('link', { name: /^Redeem/ })
      .first()
      .click();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'loyaltyPremiums', 'redeem');
  },
};
