import { expect, expectAccessible, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './loaded.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

/** Pages that anybody can open, below a studio. */
const pages = [
  '',
  '/course',
  '/checkin-reservation',
  '/news',
  '/login-register',
  '/login-register?register',
  '/password-forgot',
  '/studio-terms-and-conditions',
  '/studio-privacy',
  '/studio-revocation',
  '/imprint',
  '/agb',
  '/artikel-26',
  '/cookies',
  '/verify-password?c=K7MPRT4W',
  '/corporate/confirmed',
  '/corporate/connect',
] as const;

const brands = [
  { tenant: 'northside', studio: 1001 },
  { tenant: 'volt', studio: 2001 },
  { tenant: 'arcade', studio: 3001 },
] as const;

/** Besides those of `atAllWidths`, the narrowest phone. */
const narrowest = { width: 320, height: 700 };

const looks = [
  { colorScheme: 'light', locale: 'de-DE' },
  { colorScheme: 'dark', locale: 'hu-HU' },
] as const;

// Each page is opened once; language, scheme and width change in place, as they do under a reader's hands.
for (const { tenant, studio } of brands)
  test(`${tenant}: every open page is accessible and says where it is, in both looks and at every width`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const language = page.getByRole('contentinfo').locator('select');
    for (const path of [
      ...pages.map((name) => studioPath(tenant, studio) + name),
      `/studios/${tenant}`,
    ]) {
      await page.goto(path);
      await expectLoaded(page);
      for (const { colorScheme, locale } of looks) {
        await page.emulateMedia({ colorScheme });
        await language.selectOption(locale);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectLoaded(page);
        await expect(page).toHaveTitle(/ \| /);
        await expectAccessibleAtAllWidths(page);
        await page.setViewportSize(narrowest);
        await expectAccessible(page);
      }
    }
  });
