import { readFileSync } from 'node:fs';
import {
  actAs,
  courseFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  placeOf,
  studioPath,
  test,
} from './fixtures.ts';
import { expectLoaded } from './loaded.ts';
import { expectHarmless, watchForHarm } from './harmless.ts';
import { hostileTexts, makeAnswersHostile } from './hostileAnswers.ts';
import { hostileParts, type HostilePart } from './hostileStrings.ts';

const home = studioPath('northside', 1001);
const parts = Object.keys(hostileParts).filter((part): part is HostilePart => part in hostileParts);

/** What becomes of names and layout shows in these; the others would look the same to axe. */
const layoutParts: ReadonlySet<HostilePart> = new Set(['markup', 'oddCharacters']);

// Pictures of such addresses are refused, which the browser reports.
test.use({ inTrouble: true });

const open = [
  '/studios/northside',
  home,
  ...[
    '/course',
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
    '/login-register?register',
    '/password-forgot',
  ].map((path) => home + path),
  '/payment?o=1001&t=northside',
];

for (const part of parts) {
  test(`${part} in every text of the server: the open pages`, async ({ page }) => {
    test.setTimeout(120_000);
    const harm = watchForHarm(page);
    const replaced = await makeAnswersHostile(page, part);
    for (const path of open) {
      const before = replaced();
      await page.goto(path);
      await expectLoaded(page);
      await expectHarmless(page, harm);
      await (layoutParts.has(part) ? expectAccessible(page) : expectNoSidewaysScroll(page));
      expect(replaced(), `${path} has been given hostile texts`).toBeGreaterThan(before);
    }
  });

  test(`${part} in every text of the server: a member’s way to a booking`, async ({ page }, {
    project,
  }) => {
    test.setTimeout(120_000);
    const place = placeOf(project);
    await actAs(page.request, 'pack@northside.example');
    const course = await courseFor(page.request, place, 'hostile');
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
    for (const path of [volt, `${volt}/course`, `${volt}/login-register`, '/studios/volt']) {
      await page.goto(path);
      await expectLoaded(page);
      await expectHarmless(page, harm);
    }
  });
}
