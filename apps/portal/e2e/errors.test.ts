import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, place, test } from './fixtures.ts';
import { expectHarmless, watchForHarm } from './harmless.ts';
import { hostileParts } from './hostileStrings.ts';

const traceId = '0123456789abcdef';

interface ErrorAnswer {
  status: number;
  errorCode: string;
  errorMessage: string;
  typedArgs?: { type: string; value: string }[];
}

/** Answers a call with an error. */
const respondWithError = (page: Page, path: string, { status, ...body }: ErrorAnswer) =>
  page.route(path, (route) => route.fulfill({ status, json: { traceId, typedArgs: [], ...body } }));

const courses = '**/nox/public/v2/bookableitems/courses/with-canceled?*';

// The tests produce the errors on purpose.
test.use({ allowsFailures: true });

test(
  'shows our own text and the trace id for a server error, never its internal message',
  { tag: '@deep' },
  async ({ page }) => {
    await respondWithError(page, '**/nox/public/v1/menu/active*', {
      status: 500,
      errorCode: 'unexpected',
      errorMessage: 'NullPointerException at line 5',
    });
    // The server embeds the menu in the pages that it renders, so use another one.
    await page.goto(`${place.path}/cookies`);
    await expect(page.getByText('Something went wrong on our side.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('NullPointerException')).toHaveCount(0);
    await expect(page.getByText(traceId)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Classes' }).first()).toBeVisible();
  },
);

test.describe('in another time zone than the studio', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'formats a time in an error in the time zone of the studio and the current language',
    { tag: '@deep' },
    async ({ page }) => {
      await respondWithError(page, courses, {
        status: 409,
        errorCode: 'booking.error.tooearly',
        errorMessage: 'Info: too early',
        typedArgs: [{ type: 'TIMESTAMP', value: '2031-12-01T17:00:00Z' }],
      });
      await page.goto(`${place.path}/course`);
      for (const [locale, words] of [
        ['en-GB', 'You can book this from Mon, 1 Dec 2031, 18:00 (CET).'],
        ['de-DE', 'ab Mo., 1. Dez. 2031, 18:00 Uhr (MEZ)'],
      ] as const) {
        await page.getByRole('contentinfo').locator('select').selectOption(locale);
        await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(words);
      }
    },
  );
});

test(
  'runs nothing from hostile errors, with and without our own texts',
  { tag: '@deep' },
  async ({ page }) => {
    const harm = watchForHarm(page);
    const retry = page.getByRole('button', { name: 'Try again' });
    let answer: Parameters<Route['fulfill']>[0] = { status: 409, json: {} };
    await page.route(courses, (route) => route.fulfill(answer));
    await page.goto(`${place.path}/course`);
    for (const [part, strings] of Object.entries(hostileParts)) {
      const text = strings.join(' ');
      // The page shows the server's text, the argument in our own text, or only the trace id.
      const answers = [
        { status: 409, errorCode: 'sample.error.unheardof' },
        { status: 409, errorCode: 'booking.error.tooearly' },
        { status: 409, errorCode: text },
        { status: 500, errorCode: text },
      ];
      for (const [number, { status, errorCode }] of answers.entries()) {
        const marked = `${part} ${number} ${text}`;
        answer = {
          status,
          json: {
            errorCode,
            errorMessage: `Info: ${marked}`,
            traceId: marked,
            typedArgs: [{ type: 'TIMESTAMP', value: marked }],
          },
        };
        // Retries in place, so that the page shows the current error.
        await retry.click();
        await expect(page.locator('#content')).toContainText(`${part} ${number}`);
        await expect(retry).toBeVisible();
        await expectHarmless(page, harm);
      }
      await expectAccessible(page);
    }
  },
);

test(
  'keeps the portal usable when a page crashes: message, details on demand, and reload',
  { tag: '@deep' },
  async ({ page }) => {
    // The console reports the exception of the page, as intended.
    page.removeAllListeners('console');
    await page.route(courses, (route) => route.fulfill({ json: [{}] }));
    await page.goto(`${place.path}/course`);
    await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible();
    await expectAccessible(page);
    const details = page.locator('details');
    await expect(details.locator('code')).toBeHidden();
    await page.getByText('Show details').click();
    await expect(details.locator('code')).toContainText('TypeError');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  },
);
