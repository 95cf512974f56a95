import { waitUntilLoaded } from '../waitUntilLoaded.ts';
import { studioPath } from '../../e2e/fixtures.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

const newsCall = '**/nox/public/v1/studionews*';
const legal = '**/nox/public/v1/legalinfo/*';

/** News of the studio. */
export const news: Scene = {
  group: 'reading',
  play: (stage) =>
    captureStates(stage, {
      route: 'studioNews',
      to: `${stage.path}/news`,
      waitsFor: [newsCall],
      empty: { [newsCall]: [] },
    }),
};

/** Legal documents of studio and portal. */
export const documents: Scene = {
  group: 'reading',
  async play(stage) {
    const { path } = stage;
    const studioDocument = { waitsFor: [legal], canBeMissing: true };
    await captureStates(stage, {
      route: 'studioTerms',
      to: `${path}/studio-terms-and-conditions`,
      ...studioDocument,
    });
    await captureStates(stage, { route: 'studioImprint', to: `${path}/studio-imprint` });
    await captureStates(stage, { route: 'studioPrivacy', to: `${path}/studio-privacy` });
    await captureStates(stage, { route: 'studioRevocation', to: `${path}/studio-revocation` });
    await captureStates(stage, { route: 'agb', to: `${path}/agb` });
    await captureStates(stage, { route: 'agreement', to: `${path}/artikel-26` });
    await captureStates(stage, { route: 'privacy', to: `${path}/privacy` });
    await captureStates(stage, { route: 'imprint', to: `${path}/imprint` });
    await captureStates(stage, { route: 'cookies', to: `${path}/cookies` });
  },
};

/** Maintenance, unknown addresses and a page that crashed. */
export const deadEnds: Scene = {
  group: 'reading',
  async play(stage) {
    const page = await stage.open();
    await page.goto('/maintenance');
    await page.getByRole('heading').first().waitFor();
    await stage.shoot(page, 'maintenance', 'content');
    await page.goto(`${stage.path}/nowhere/at/all`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'no page', 'unknown address');
    const member = await stage.open(stage.member);
    await member.goto(`${stage.path}/selfservice/overview`);
    await waitUntilLoaded(member);
    await stage.shoot(member, 'no page', 'not offered');
    await page.goto(studioPath(stage.brand, 99_999));
    await page.getByRole('heading', { name: 'Oops!' }).waitFor();
    await stage.shoot(page, 'no page', 'unknown studio');
    await page.route('**/nox/public/v2/bookableitems/courses/with-canceled?*', (call) =>
      call.fulfill({ json: [{}] }),
    );
    await page.goto(`${stage.path}/course`);
    await page.getByRole('heading', { name: 'An error has occurred' }).waitFor();
    await stage.shoot(page, 'courses', 'crashed');
  },
};
