import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

/** Checking in and out of the studio. */
export const checkin: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const user = stage.member;
    const to = `${stage.path}/selfservice/check-in`;
    await captureStates(stage, { route: 'checkin', to, user, waitsFor: ['**/checkin/active'] });
    const report = '**/checkin/history/report*';
    await captureStates(stage, {
      route: 'checkinHistory',
      to: `${stage.path}/selfservice/check-in-history`,
      user,
      waitsFor: [report],
    });
    const page = await stage.open(user);
    await page.goto(to);
    await page.getByRole('button', { name: 'Check in' }).click();
    await page.getByRole('button', { name: 'Check out' }).waitFor();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'checkin', 'checked in');
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.getByRole('button', { name: 'Check in' }).waitFor();
    await page.goto(`${stage.path}/selfservice/trugge/device/TRG-1001-01`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'truggeDevice', 'content');
    await page.getByRole('button', { name: 'Start machine' }).click();
    await page.getByText('Choose your drink at the machine').waitFor();
    await stage.shoot(page, 'truggeDevice', 'started');
  },
};
