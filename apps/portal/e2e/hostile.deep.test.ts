import { readFileSync } from 'node:fs';
import {
  logInAs,
  findCourse,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  place,
  studioPath,
  test,
} from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';
import { moveToOtherPage } from './moveTo.ts';
import { expectHarmless, watchForHarm } from './harmless.ts';
import { hostileTexts, makeAnswersHostile } from './hostileAnswers.ts';
import { hostileParts, type HostilePart } from './hostileStrings.ts';

const home = studioPath('northside', 1001);
const parts = Object.keys(hostileParts).filter((part): part is HostilePart => part in hostileParts);

/** Parts that affect names and layout; axe finds nothing different in the others. */
const layoutParts: ReadonlySet<HostilePart> = new Set(['markup', 'oddCharacters']);

// The browser reports refused pictures with hostile addresses.
test.use({ allowsFailures: true, changesTexts: true });

/** Chains of pages: the first loads with the brand in its HTML, a link leads to each of the others. */
const publicPages = [
  ['/studios/northside'],
  [
    '/checkin-reservation',
    '/course',
    '/news',
    // Shows the latest news as well, so it comes after their own page.
    '',
    '/studio-imprint',
    '/studio-terms-and-conditions',
    '/studio-privacy',
    '/studio-revocation',
    '/imprint',
    '/agb',
    '/artikel-26',
    '/privacy',
    '/cookies',
    '/corporate/connect',
    '/login-register',
    '/password-forgot',
  ].map((path) => home + path),
  [`${home}/login-register?register`],
  ['/payment?o=1001&t=northside&paymentRequestId=1'],
  ['/self-service?token=ssl_Sample-Self-Service-Northside-0001'],
] as const;

/** Linked pages with texts of their own; the others only have texts of the brand and the studio around them. */
const pagesWithOwnTexts = /\/(?:course|news|studio-[a-z-]+)$/;

for (const part of parts) {
  test(`renders the public pages with ${part} in every text of the server`, async ({ page }) => {
    test.setTimeout(300_000);
    const harm = watchForHarm(page);
    const replaced = await makeAnswersHostile(page, part);
    for (const chain of publicPages) {
      for (const [place, path] of chain.entries()) {
        const before = replaced();
        await (place === 0 ? page.goto(path) : moveToOtherPage(page, path));
        await expectLoaded(page);
        if (place === 0 || pagesWithOwnTexts.test(path))
          expect(replaced(), `${path} received hostile texts`).toBeGreaterThan(before);
        await expectHarmless(page, harm);
        await (layoutParts.has(part) ? expectAccessible(page) : expectNoHorizontalScroll(page));
      }
    }
  });

  test(`renders the booking steps of a member with ${part} in every text of the server`, async ({
    page,
  }) => {
    await logInAs(page.request, 'pack@northside.example');
    const course = await findCourse(page.request, place);
    const harm = watchForHarm(page);
    await makeAnswersHostile(page, part);
    const check = async () => {
      await expectLoaded(page);
      await expectHarmless(page, harm);
      await (layoutParts.has(part) ? expectAccessible(page) : expectNoHorizontalScroll(page));
    };
    await page.goto(`${place.path}/me/bookings`);
    await check();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await check();
    await page.goto(`${place.path}/course/${course.id}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
    await check();
  });

  test(`renders pages with ${part} in every text of the translation host`, async ({ page }) => {
    const harm = watchForHarm(page);
    const ids = Object.keys(
      JSON.parse(readFileSync(new URL('../locales/en-GB.json', import.meta.url), 'utf8')),
    );
    const hostileText = hostileTexts(part);
    await page.route('**/translation-host/**', (route) =>
      route.fulfill({ json: Object.fromEntries(ids.map((id) => [id, hostileText('text')])) }),
    );
    const volt = studioPath('volt', 2001);
    for (const path of ['/studios/volt', volt]) {
      await page.goto(path);
      await expectLoaded(page);
      await expectHarmless(page, harm);
    }
    for (const path of [`${volt}/course`, `${volt}/login-register`]) {
      await moveToOtherPage(page, path);
      await expectLoaded(page);
      await expectHarmless(page, harm);
    }
  });
}
