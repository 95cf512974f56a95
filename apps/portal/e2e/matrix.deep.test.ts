import { actAs, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './loaded.ts';
import { coloursOf, expectMatrix } from './matrix.ts';
import { membersOnly, pagesByAddress } from './matrixPages.ts';
import { offerEveryLanguage } from './offerEveryLanguage.ts';

const pages = [...pagesByAddress.values()];

/** A page a test would load the portal anew for each, all in one would leave one of two workers without work. */
const parts = 6;

for (const [who, email, all] of [
  ['anybody', null, pages.filter((rest) => !membersOnly(rest))],
  ['a member', 'member@northside.example', pages.filter(membersOnly)],
] as const)
  for (let part = 0; part < parts; part++) {
    const own = all.filter((_, index) => index % parts === part);
    test(`the pages of ${who} in every language, width, brand and look, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(60_000 * own.length);
      if (email) {
        await actAs(page.request, email);
        await offerEveryLanguage(page);
      }
      const colours = await coloursOf(page.request);
      for (const rest of own) {
        await page.goto(studioPath('northside', 1001) + rest);
        await expectLoaded(page);
        await expectMatrix(page, colours);
      }
    });
  }
