/**
 * Checks the pages that need more than an address, such as the steps of a purchase, through the scenes of `npm
 * run shots`.
 */
import { createStage } from '../shots/Stage.ts';
import { instant } from '../shots/days.ts';
import type { Scene } from '../shots/Scene.ts';
import { scenes } from '../shots/scenes.ts';
import { test as base } from './fixtures.ts';
import { loadBrandColors, expectMatrix } from './matrix.ts';
import { pagesByAddress } from './matrixPages.ts';
import { offerEveryLanguage } from './offerEveryLanguage.ts';
import { startClockedSandbox, type TestSandbox } from './startSandbox.ts';

/** Steps that look the same for every kind of purchase; those of a course or voucher are checked. */
const sharedSteps =
  /^(?:appointment|event|trialSession|offer|dayTicket)(?:Contact|Payment|Summary.*|Success|Cancel|Failure|Confirm)$/;

const isCheckedElsewhere = (route: string): boolean =>
  pagesByAddress.has(route) || sharedSteps.test(route);

/** Scenes to play, each once, with the first of its pages to check here. */
const scenePages = new Map(
  Object.entries<Scene>(scenes)
    .filter(([name]) => !isCheckedElsewhere(name))
    .toReversed()
    .map(([name, scene]): [Scene, string] => [scene, name]),
);

/** The scenes have dates of their own and need a sandbox at their time. */
const test = base.extend<object, { sandbox: TestSandbox }>({
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startClockedSandbox(instant, 60);
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ sandbox }, provide) => provide(sandbox.origin),
});

for (const [scene, name] of scenePages)
  test(`renders the pages around ${name} in every language, width, brand and color scheme`, async ({
    browser,
    request,
    sandbox: { origin },
  }) => {
    test.setTimeout(900_000);
    const colours = await loadBrandColors(request);
    const seen = new Set<string>();
    const stage = createStage({
      browser,
      origin,
      clockOffset: Date.parse(instant) - Date.now(),
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
      async shoot(page, route, state) {
        if (
          route === 'no page' ||
          isCheckedElsewhere(route) ||
          seen.has(route) ||
          state === 'loading'
        )
          return;
        seen.add(route);
        await expectMatrix(page, colours);
      },
    });
    await stage.end();
  });
