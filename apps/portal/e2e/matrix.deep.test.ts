import { logInAs, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';
import { loadBrandColors, expectMatrix } from './matrix.ts';
import { isMembersOnly, pagesByAddress } from './matrixPages.ts';
import { offerEveryLanguage } from './offerEveryLanguage.ts';

const pages = [...pagesByAddress.values()];

/**
 * Number of tests for the pages: one for each page would reload the portal every time, a single one would use
 * only one of two workers.
 */
const parts = 6;

for (const [who, email, all] of [
  ['anybody', null, pages.filter((rest) => !isMembersOnly(rest))],
  ['a member', 'member@northside.example', pages.filter(isMembersOnly)],
] as const)
  for (let part = 0; part < parts; part++) {
    const own = all.filter((_, index) => index % parts === part);
    test(`renders the pages of ${who} in every language, width, brand and color scheme, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(60_000 * own.length);
      if (email) {
        await logInAs(page.request, email);
        await offerEveryLanguage(page);
      }
      const colours = await loadBrandColors(page.request);
      for (const rest of own) {
        await page.goto(studioPath('northside', 1001) + rest);
        await expectLoaded(page);
        await expectMatrix(page, colours);
      }
    });
  }
