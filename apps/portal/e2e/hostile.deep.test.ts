import { readFileSync } from 'node:fs';
import {
  actAs,
  aCourse,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  place,
  studioPath,
  test,
} from './fixtures.ts';
import { expectLoaded } from './loaded.ts';
import { moveToOther } from './moveTo.ts';
import { expectHarmless, watchForHarm } from './harmless.ts';
import { hostileTexts, makeAnswersHostile } from './hostileAnswers.ts';
import { hostileParts, type HostilePart } from './hostileStrings.ts';

const home = studioPath('northside', 1001);
const parts = Object.keys(hostileParts).filter((part): part is HostilePart => part in hostileParts);

/** What becomes of names and layout shows in these; the others would look the same to axe. */
const layoutParts: ReadonlySet<HostilePart> = new Set(['markup', 'oddCharacters']);

// Pictures of such addresses are refused, which the browser reports.
test.use({ inTrouble: true });

/** Each chain of pages is loaded once, with the brand in its HTML; from one page to the next leads a link. */
const open = [
  ['/studios/northside'],
  [
    '',
    '/course',
    '/checkin-reservation',
    '/news',
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

/** Of those that are moved to, the ones with texts of their own; the others have those of the brand and the studio around them. */
const asks = /\/(?:course|news|studio-[a-z-]+)$/;

for (const part of parts) {
  test(`${part} in every text of the server: the open pages`, async ({ page }) => {
    const harm = watchForHarm(page);
    const replaced = await makeAnswersHostile(page, part);
    for (const chain of open) {
      for (const [place, path] of chain.entries()) {
        const before = replaced();
        await (place === 0 ? page.goto(path) : moveToOther(page, path));
        await expectLoaded(page);
        if (place === 0 || asks.test(path))
          expect(replaced(), `${path} has been given hostile texts`).toBeGreaterThan(before);
        await expectHarmless(page, harm);
        await (layoutParts.has(part) ? expectAccessible(page) : expectNoSidewaysScroll(page));
      }
    }
  });

  test(`${part} in every text of the server: a member’s way to a booking`, async ({ page }) => {
    await actAs(page.request, 'pack@northside.example');
    const course = await aCourse(page.request, place);
    const harm = watchForHarm(page);
    await makeAnswersHostile(page, part);
    const check = async () => {
      await expectLoaded(page);
      await expectHarmless(page, harm);
      await (layoutParts.has(part) ? expectAccessible(page) : expectNoSidewaysScroll(page));
    };
    await page.goto(`${place.path}/me/bookings`);
    await check();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await check();
    await page.goto(`${place.path}/course/${course.id}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    await check();
  });

  test(`${part} in every text of the translation host`, async ({ page }) => {
    const harm = watchForHarm(page);
    const ids = Object.keys(
      JSON.parse(readFileSync(new URL('../locales/en-GB.json', import.meta.url), 'utf8')),
    );
    const give = hostileTexts(part);
    await page.route('**/translation-host/**', (route) =>
      route.fulfill({ json: Object.fromEntries(ids.map((id) => [id, give('text')])) }),
    );
    const volt = studioPath('volt', 2001);
    for (const path of ['/studios/volt', volt]) {
      await page.goto(path);
      await expectLoaded(page);
      await expectHarmless(page, harm);
    }
    for (const path of [`${volt}/course`, `${volt}/login-register`]) {
      await moveToOther(page, path);
      await expectLoaded(page);
      await expectHarmless(page, harm);
    }
  });
}
