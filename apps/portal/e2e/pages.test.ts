import { expect, expectAccessible, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './loaded.ts';

/** Pages that anybody can open, below a studio. */
const pages = [
  '',
  '/course',
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

const widest = { width: 1440, height: 900 };
const narrower = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 700 },
] as const;

const looks = [
  { colorScheme: 'light', locale: 'de-DE' },
  { colorScheme: 'dark', locale: 'hu-HU' },
] as const;

for (const { tenant, studio } of brands)
  for (const { colorScheme, locale } of looks)
    test(`${tenant} in ${locale}, ${colorScheme}: every open page is accessible and says where it is`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme });
      for (const path of [
        ...pages.map((name) => studioPath(tenant, studio) + name),
        `/studios/${tenant}`,
      ]) {
        await page.setViewportSize(widest);
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lo=${locale}`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectLoaded(page);
        await expect(page).toHaveTitle(/ \| /);
        await expectAccessible(page);
        for (const window of narrower) {
          await page.setViewportSize(window);
          await expectAccessible(page);
        }
      }
    });
