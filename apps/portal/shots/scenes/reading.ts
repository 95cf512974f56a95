import { untilLoaded } from '../untilLoaded.ts';
import { studioPath } from '../../e2e/fixtures.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';

const newsCall = '**/nox/public/v1/studionews*';
const legal = '**/nox/public/v1/legalinfo/*';

/** What the studio has to tell. */
export const news: Scene = {
  group: 'reading',
  play: (stage) =>
    takeFaces(stage, {
      route: 'studioNews',
      to: `${stage.path}/news`,
      waitsFor: [newsCall],
      nothing: { [newsCall]: [] },
    }),
};

/** Legal documents of studio and portal. */
export const documents: Scene = {
  group: 'reading',
  async play(stage) {
    const { path } = stage;
    const ofStudio = { waitsFor: [legal], canBeMissing: true };
    await takeFaces(stage, {
      route: 'studioTerms',
      to: `${path}/studio-terms-and-conditions`,
      ...ofStudio,
    });
    await takeFaces(stage, { route: 'studioImprint', to: `${path}/studio-imprint` });
    await takeFaces(stage, { route: 'studioPrivacy', to: `${path}/studio-privacy` });
    await takeFaces(stage, { route: 'studioRevocation', to: `${path}/studio-revocation` });
    await takeFaces(stage, { route: 'agb', to: `${path}/agb` });
    await takeFaces(stage, { route: 'agreement', to: `${path}/artikel-26` });
    await takeFaces(stage, { route: 'privacy', to: `${path}/privacy` });
    await takeFaces(stage, { route: 'imprint', to: `${path}/imprint` });
    await takeFaces(stage, { route: 'cookies', to: `${path}/cookies` });
  },
};

/** Where the way ends: maintenance, addresses that nothing has, a page that broke. */
export const deadEnds: Scene = {
  group: 'reading',
  async play(stage) {
    const page = await stage.open();
    await page.goto('/maintenance');
    await page.getByRole('heading').first().waitFor();
    await stage.shoot(page, 'maintenance', 'content');
    await page.goto(`${stage.path}/nowhere/at/all`);
    await untilLoaded(page);
    await stage.shoot(page, 'no page', 'unknown address');
    const member = await stage.open(stage.member);
    await member.goto(`${stage.path}/selfservice/overview`);
    await untilLoaded(member);
    await stage.shoot(member, 'no page', 'not offered');
    await page.goto(studioPath(stage.brand, 99_999));
    await page.getByRole('heading', { name: 'Oops!' }).waitFor();
    await stage.shoot(page, 'no page', 'unknown studio');
    await page.route('**/nox/public/v2/bookableitems/courses?*', (call) =>
      call.fulfill({ json: [{}] }),
    );
    await page.goto(`${stage.path}/course`);
    await page.getByRole('heading', { name: 'An error has occurred' }).waitFor();
    await stage.shoot(page, 'courses', 'broken');
  },
};
