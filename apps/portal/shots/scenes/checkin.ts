import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';
import { untilLoaded } from '../untilLoaded.ts';

/** Coming to the studio, and leaving it again. */
export const checkin: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const reader = stage.member;
    const to = `${stage.path}/selfservice/check-in`;
    await takeFaces(stage, { route: 'checkin', to, reader, waitsFor: ['**/checkin/active'] });
    const report = '**/checkin/history/report*';
    await takeFaces(stage, {
      route: 'checkinHistory',
      to: `${stage.path}/selfservice/check-in-history`,
      reader,
      waitsFor: [report],
    });
    const page = await stage.open(reader);
    await page.goto(to);
    await page.getByRole('button', { name: 'Check in' }).click();
    await page.getByRole('button', { name: 'Check out' }).waitFor();
    await untilLoaded(page);
    await stage.shoot(page, 'checkin', 'checked in');
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.getByRole('button', { name: 'Check in' }).waitFor();
    await page.goto(`${stage.path}/selfservice/trugge/device/TRG-1001-01`);
    await untilLoaded(page);
    await stage.shoot(page, 'truggeDevice', 'content');
    await page.getByRole('button', { name: 'Start machine' }).click();
    await page.getByText('Choose your drink at the machine').waitFor();
    await stage.shoot(page, 'truggeDevice', 'started');
  },
};
