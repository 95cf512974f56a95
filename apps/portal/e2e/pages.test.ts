/**
 * Opens each page once, in one of the variants below and one of the languages; `matrix.deep.test.ts` opens each
 * in all of them.
 */
import { locales } from '../src/lib/i18n/locales.ts';
import { logInAs, checkAccessibility, studioPath, test } from './fixtures.ts';
import { isMembersOnly, pagesByAddress } from './matrixPages.ts';
import { expectNoCutOffText } from './cutOffText.ts';
import { offerEveryLanguage } from './offerEveryLanguage.ts';

const narrow = { width: 320, height: 700 };
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Every pair of a brand, a width and a color scheme. */
const looks = [
  { tenant: 'northside', studioId: 1001, viewport: phone, colorScheme: 'light' },
  { tenant: 'northside', studioId: 1001, viewport: desktop, colorScheme: 'dark' },
  { tenant: 'northside', studioId: 1001, viewport: narrow, colorScheme: 'light' },
  { tenant: 'volt', studioId: 2001, viewport: phone, colorScheme: 'dark' },
  { tenant: 'volt', studioId: 2001, viewport: desktop, colorScheme: 'light' },
  { tenant: 'volt', studioId: 2001, viewport: narrow, colorScheme: 'dark' },
  { tenant: 'arcade', studioId: 3001, viewport: phone, colorScheme: 'dark' },
  { tenant: 'arcade', studioId: 3001, viewport: desktop, colorScheme: 'light' },
  { tenant: 'arcade', studioId: 3001, viewport: narrow, colorScheme: 'light' },
] as const;

// Not every brand offers everything; calls for the rest are refused.
test.use({ allowsFailures: true });

for (const [index, [name, rest]] of [...pagesByAddress].entries()) {
  const { tenant, studioId, viewport, colorScheme } = looks[index % looks.length] ?? looks[0];
  const locale = locales[index % locales.length] ?? locales[0];
  test.describe(`${name} at ${tenant}, ${viewport.width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport, colorScheme, locale });

    test('is accessible and cuts nothing off', async ({ page }) => {
      if (isMembersOnly(rest)) await logInAs(page.request, `member@${tenant}.example`, tenant);
      await offerEveryLanguage(page);
      await page.goto(studioPath(tenant, studioId) + rest);
      await expectNoCutOffText(page);
      await checkAccessibility(page);
    });
  });
}
