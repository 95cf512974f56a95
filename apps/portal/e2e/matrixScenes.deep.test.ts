/** The pages that need more than an address, such as the steps of a purchase: the scenes of `npm run shots` lead there. */
import { stageOf } from '../shots/Stage.ts';
import { instant } from '../shots/days.ts';
import type { Scene } from '../shots/Scene.ts';
import { scenes } from '../shots/scenes.ts';
import { test as base } from './fixtures.ts';
import { coloursOf, expectMatrix } from './matrix.ts';
import { pagesByAddress } from './matrixPages.ts';
import { offerEveryLanguage } from './offerEveryLanguage.ts';
import { sandboxAt, type SandboxAt } from './sandboxAt.ts';

/** However something is bought, the pages are those of a course (features/booking) or of a voucher. */
const alike =
  /^(?:appointment|event|trialSession|offer|dayTicket)(?:Contact|Payment|Summary.*|Success|Cancel|Failure|Confirm)$/;

const isElsewhere = (route: string): boolean => pagesByAddress.has(route) || alike.test(route);

/** Each scene once, by the first of its pages that is to be looked at here. */
const plays = new Map(
  Object.entries<Scene>(scenes)
    .filter(([name]) => !isElsewhere(name))
    .toReversed()
    .map(([name, scene]): [Scene, string] => [scene, name]),
);

/** The scenes have days of their own, at their own time. */
const test = base.extend<object, { sandbox: SandboxAt }>({
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await sandboxAt(instant, 60);
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ sandbox }, provide) => provide(sandbox.origin),
});

for (const [scene, name] of plays)
  test(`the pages around ${name} in every language, width, brand and look`, async ({
    browser,
    request,
    sandbox: { origin },
  }) => {
    test.setTimeout(900_000);
    const colours = await coloursOf(request);
    const seen = new Set<string>();
    const stage = stageOf({
      browser,
      origin,
      ahead: Date.parse(instant) - Date.now(),
      choice: { groups: [], brands: [], widths: [], schemes: [] },
      group: scene.group,
      brand: scene.only ?? 'northside',
      folder: '',
      taken: [],
    });
    await scene.play({
      ...stage,
      async open(...as) {
        const page = await stage.open(...as);
        await offerEveryLanguage(page);
        return page;
      },
      async shoot(page, route, face) {
        if (route === 'no page' || isElsewhere(route) || seen.has(route) || face === 'loading')
          return;
        seen.add(route);
        await expectMatrix(page, colours);
      },
    });
    await stage.end();
  });
