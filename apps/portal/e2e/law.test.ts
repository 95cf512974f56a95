/** Checks the rules of consumer law (`law/rules.ts`) along the ways that a visitor takes, in each country. */
import { expect, test } from './fixtures.ts';
import { inspect } from './law/inspect.ts';
import { journeys } from './law/journeys.ts';
import { legalPlaces, moveStudio } from './law/places.ts';
import type { Stop } from './law/Rule.ts';
import { rulesAt } from './law/rules.ts';

/** Journeys of `npm test`, as name, chain and country; all others are deep. */
const everyday: ReadonlySet<string> = new Set([
  'visit northside DE',
  'leave northside DE',
  'sign northside DE',
  'sign volt US-CA',
  'buy northside DE',
  'buy arcade IT',
]);

for (const [name, journey] of Object.entries(journeys))
  for (const place of legalPlaces.filter(journey.isAt)) {
    const { tenant, country, isMoved } = place;
    if (journey.stops.every((stop) => rulesAt(country, stop).length === 0)) continue;
    const title = `${name} ${tenant} ${country}`;

    test.describe(title, () => {
      // Only the first visit shows the notice. A moved studio differs from what the server rendered.
      test.use({ answersCookies: name !== 'visit', changesTexts: isMoved });

      test('meets the law', everyday.has(title) ? {} : { tag: '@deep' }, async ({ page }) => {
        if (isMoved) await moveStudio(page, place);
        const seen: Stop[] = [];
        await journey.play(page, place, async (stop, email) => {
          seen.push(stop);
          await inspect(page, place, stop, email);
        });
        expect(seen).toEqual(journey.stops);
      });
    });
  }
