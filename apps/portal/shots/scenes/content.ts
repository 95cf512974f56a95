import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';
import { untilLoaded } from '../untilLoaded.ts';

const articles = '**/articles*';
const videos = '**/videos?*';

/** What there is to read and to watch: all of it, an article, a video. */
export const content: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const reader = stage.member;
    const to = `${stage.path}/selfservice/content`;
    await takeFaces(stage, {
      route: 'content',
      to,
      reader,
      waitsFor: [articles, videos],
      nothing: { [articles]: [], [videos]: [] },
    });
    const page = await stage.open(reader);
    for (const [heading, face] of [
      ['To read', 'article'],
      ['To watch', 'video'],
    ] as const) {
      await page.goto(to);
      const shelf = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
        .last();
      await shelf.getByRole('link').first().click();
      await untilLoaded(page);
      await stage.shoot(page, 'content', face);
    }
  },
};
