/**
 * Checks the pages that need more than an address, such as the steps of a purchase, through the scenes of `npm
 * run shots`.
 */
import type { Scene } from '../shots/Scene.ts';
import { scenes } from '../shots/scenes.ts';
import { loadBrandColors, expectMatrix } from './matrix.ts';
import { pagesByAddress } from './matrixPages.ts';
import { offerEveryLanguage } from './offerEveryLanguage.ts';
import { createTestStage, test } from './sceneTest.ts';

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

for (const [scene, name] of scenePages)
  test(`renders the pages around ${name} in every language, width, brand and color scheme`, async ({
    browser,
    request,
    sandbox,
  }) => {
    test.setTimeout(900_000);
    const colours = await loadBrandColors(request);
    const seen = new Set<string>();
    const stage = createTestStage(browser, sandbox, scene, scene.only ?? 'northside');
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
