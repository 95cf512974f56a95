import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const articles = '**/articles*';
const videos = '**/videos?*';

/** Content of the studio: the list, an article, a video. */
export const content: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const user = stage.member;
    const to = `${stage.path}/selfservice/content`;
    await captureStates(stage, {
      route: 'content',
      to,
      user,
      waitsFor: [articles, videos],
      empty: { [articles]: [], [videos]: [] },
    });
    const page = await stage.open(user);
    for (const [heading, state] of [
      ['Articles', 'article'],
      ['Videos', 'video'],
    ] as const) {
      await page.goto(to);
      const shelf = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
        .last();
      await shelf.getByRole('link').first().click();
      await waitUntilLoaded(page);
      await stage.shoot(page, 'content', state);
    }
  },
};
