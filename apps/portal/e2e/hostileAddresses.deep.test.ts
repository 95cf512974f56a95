import { type Page } from '@playwright/test';
import { expect, expectAccessible, logIn, place, studioPath, test } from './fixtures.ts';
import { expectHarmless, watchForHarm } from './harmless.ts';
import { hostileAddresses, hostileParts } from './hostileStrings.ts';

const home = studioPath('northside', 1001);
const strings: readonly string[] = Object.values(hostileParts).flat();
// The browser itself refuses addresses that are not well-formed text.
const encodable = strings.filter((text) => text.isWellFormed());

// Unknown studios and courses get a 404.
test.use({ allowsFailures: true });

/** Expects a rendered, harmless page on the portal's own origin. */
async function expectOwnOrigin(page: Page, baseURL: string | undefined, harm: readonly string[]) {
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  await expectHarmless(page, harm);
}

const queryNames =
  'o organizationUnitId t tenant e email c code lo locale s studioCode sm om v overview rechargeId referralCode ref day failed paymentRequestId msWebContext noxWebContext whitelabelOverrideConfigId redirect returnUrl __proto__'.split(
    ' ',
  );

test('handles every hostile string in every query parameter and alias', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const harm = watchForHarm(page);
  for (const [index, text] of encodable.entries()) {
    const query = new URLSearchParams(queryNames.map((name) => [name, text]));
    const path = [home, `${home}/course`, `${home}/login-register`, '/', '/studios/northside'];
    await page.goto(`${path[index % path.length]}?${query}`);
    await expectOwnOrigin(page, baseURL, harm);
  }
});

const shapes: readonly ((text: string) => string)[] = [
  (text) => `/studio/${text}`,
  (text) => `${home}/course/${text}`,
  (text) => `/studios/${text}`,
  (text) => `${home}/booking/course/${text}/offer/${text}/contact`,
  (text) => `${home}/login-register/${text}`,
  (text) => `${home}/booking/course/1/success/${text}`,
  (text) => `/fitness-apps/${text}/${text}?o=1001&t=northside`,
  (text) => `${home}/appointment/1/${text}`,
  (text) => `/${text}`,
  (text) => `/#${text}`,
  (text) => `/#!/${text}`,
];

test('handles hostile strings in every path parameter and hash route', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const harm = watchForHarm(page);
  for (const [index, text] of encodable.entries()) {
    // Uses two shapes for each string, so that every kind of string meets every shape.
    for (const step of [0, 6]) {
      const shape = shapes[(index + step) % shapes.length];
      if (shape) await page.goto(shape(encodeURIComponent(text)));
      await expectOwnOrigin(page, baseURL, harm);
    }
  }
});

const storageKeys = {
  session: [
    'after-login-routes',
    'appointment-slot',
    'booking-draft',
    'frame-parts',
    'web-context',
  ],
  local: ['dismissed-notifications', 'locale', 'referral-code'],
} as const;

test('survives hostile strings in all stored values: as text, list, object and invalid JSON', async ({
  page,
  baseURL,
}) => {
  const harm = watchForHarm(page);
  const joined = strings.join(' ');
  const forms = [
    JSON.stringify(joined),
    JSON.stringify(strings),
    JSON.stringify({ __proto__: null, [joined]: joined, courseAppointmentId: joined }),
    joined,
    'null',
    '0',
  ];
  await page.goto(home);
  for (const form of forms) {
    await page.evaluate(
      ({ keys, text }) => {
        for (const key of keys.session) window.sessionStorage.setItem(key, text);
        for (const key of keys.local) window.localStorage.setItem(key, text);
        window.localStorage.setItem('cookie-consent', text);
      },
      { keys: storageKeys, text: form },
    );
    for (const path of [
      home,
      `${home}/login-register`,
      `${home}/booking/course/1/offer/1/contact`,
    ]) {
      await page.goto(path);
      await expectOwnOrigin(page, baseURL, harm);
    }
    await expectAccessible(page);
  }
});

test('ignores hostile stored paths after login', async ({ page, baseURL }) => {
  const harm = watchForHarm(page);
  await page.goto(`${place.path}/login-register`);
  // Without validation, login would follow the last path.
  await page.evaluate(
    (stored) => window.sessionStorage.setItem('after-login-routes', JSON.stringify(stored)),
    hostileAddresses,
  );
  await logIn(page, 'visitor@northside.example');
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
  await expectOwnOrigin(page, baseURL, harm);
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(place.path);
});
