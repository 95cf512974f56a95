import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const list = '**/nox/v1/message/list*';

/** Messages of a studio: the list, one, and a deleted one. */
export const messages: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const user = stage.member;
    const to = `${stage.path}/me/messages`;
    await captureStates(stage, {
      route: 'myMessages',
      to,
      user,
      waitsFor: [list],
      empty: { [list]: { content: [], page: 0, size: 20, hasNext: false } },
    });
    const page = await stage.open(user);
    await page.goto(to);
    await page.getByRole('link', { name: 'Welcome to Northside' }).click();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'myMessages', 'one');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    await stage.shoot(page, 'myMessages', 'deleted');
  },
};
