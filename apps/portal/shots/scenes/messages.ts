import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';
import { untilLoaded } from '../untilLoaded.ts';

const list = '**/nox/v1/message/list*';

/** What a studio tells a member: all of it, one, and one that was just deleted. */
export const messages: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const reader = stage.member;
    const to = `${stage.path}/me/messages`;
    await takeFaces(stage, {
      route: 'myMessages',
      to,
      reader,
      waitsFor: [list],
      nothing: { [list]: { content: [], page: 0, size: 20, hasNext: false } },
    });
    const page = await stage.open(reader);
    await page.goto(to);
    await page.getByRole('link', { name: 'Welcome to Northside' }).click();
    await untilLoaded(page);
    await stage.shoot(page, 'myMessages', 'one');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    await stage.shoot(page, 'myMessages', 'deleted');
  },
};
