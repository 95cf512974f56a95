import { patterns, type RouteName } from '../src/site/address/patterns.ts';
import { isComing } from '../src/site/routes/comingRoutes.ts';
import { actAs, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './loaded.ts';
import { coloursOf, expectMatrix } from './matrix.ts';
import { offerEveryLanguage } from './offerEveryLanguage.ts';

/** Pages that only lead elsewhere, or need more than their address; journeys look at these. */
const elsewhere: ReadonlySet<RouteName> = new Set([
  'loginLegacy',
  'verifyRegister',
  'verifyEmail',
  'verifyAdditionalEmail',
  'verifyPassword',
  'crossTenantCheckin',
  'studioConnect',
  'accountPaid',
  'myContract',
  'customer',
] as const);

const isName = (name: string): name is RouteName => name in patterns;

/** Every page below a studio that its address alone opens; a new one comes in by itself. */
const pages = Object.entries(patterns).flatMap(([name, pattern]) => {
  const rest = pattern.split('/:studioUuid')[1];
  const isOpen = isName(name) && !elsewhere.has(name) && !isComing(name);
  return isOpen && rest !== undefined && !rest.includes(':') ? [rest] : [];
});

const membersOnly = (rest: string): boolean => /^\/(?:me|selfservice)\b/.test(rest);

/** A page a test would load the portal anew for each, all in one would leave one of two workers without work. */
const parts = 6;

for (const [who, email, all] of [
  ['anybody', null, pages.filter((rest) => !membersOnly(rest))],
  ['a member', 'member@northside.example', pages.filter(membersOnly)],
] as const)
  for (let part = 0; part < parts; part++) {
    const own = all.filter((_, index) => index % parts === part);
    test(`pages of ${who}, in every language, width, brand and look: ${own.join(' ')}`, async ({
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
