import { expect, studioPath, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';

const home = studioPath('northside', 1001);

test.use({ allowsFailures: true });

test('works without storage while the page is open', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto(home);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.getByRole('link', { name: 'Classes' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reject all' })).toBeHidden();
});

test(
  'shows our own texts while the translation host is down',
  { tag: '@deep' },
  async ({ page }) => {
    await page.route('**/translation-host/**', (route) => route.abort());
    // Another page, because the server embeds the brand's texts in those that it renders.
    await page.goto(`${studioPath('volt', 2001)}/cookies`);
    await expect(page.getByRole('link', { name: 'Classes' }).first()).toBeVisible();
  },
);

test('shows a brand’s own texts', { tag: '@deep' }, async ({ page }) => {
  await page.goto(studioPath('volt', 2001));
  await expect(page.getByRole('link', { name: 'Workouts' }).first()).toBeVisible();
});

test(
  'explains that the map service is down, and still finds studios by their address',
  { tag: '@deep' },
  async ({ page }) => {
    await page.route('**/maps-service/**', (route) => route.abort());
    await page.goto('/studios/northside');
    await page.getByRole('combobox', { name: 'Studio, town or postcode' }).fill('Berlin');
    await expect(page.getByText('You can’t search around a town at the moment')).toBeVisible();
    await expect(page.getByText('1 studio', { exact: true })).toBeVisible();
  },
);

test(
  'suggests towns, sorts by distance, and filters studios',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/studios/northside');
    const field = page.getByRole('combobox', { name: 'Studio, town or postcode' });
    await field.fill('Münch');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Northside Isar',
      'Northside Zürich',
      'Northside Mitte',
      'Northside Hafen',
    ]);
    await page.getByRole('button', { name: /^Pilates/ }).click();
    await expect(page.getByText('1 studio', { exact: true })).toBeVisible();
  },
);

test('shows maintenance after any 502, and recovers afterwards', async ({ page }) => {
  const courses = '**/nox/public/v2/bookableitems/courses/with-canceled?*';
  await page.route(courses, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }),
  );
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'Back in a few minutes' })).toBeVisible();
  await page.unroute(courses);
  await page.getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Northside Mitte' })).toBeVisible();
});

test('shows maintenance when tenant info fails', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/nox/public/v1/tenant', (route) =>
    route.fulfill({
      status: 500,
      json: { errorMessage: 'x', errorCode: 'unexpected', traceId: 't' },
    }),
  );
  // The server includes the tenant in the pages that it renders, so use others.
  for (const address of [`${home}/me/bookings`, '/studios/northside']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Back in a few minutes' })).toBeVisible();
  }
});

test('shows maintenance of a tenant on every page', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/v1/public/studios/*/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), maintenance: true },
    });
  });
  for (const address of [home, `${home}/course`, '/studios/northside', '/imprint']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Back in a few minutes' })).toBeVisible();
  }
});

test('links to the tenant’s own cancelation page', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/v1/public/studios/*/config', async (route) => {
    const answer = await route.fetch();
    const contractTerminationLink = 'https://cancel.example/northside';
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), contractTerminationLink },
    });
  });
  await page.goto(home);
  await expect(page.getByRole('link', { name: 'Cancel memberships here' })).toHaveAttribute(
    'href',
    'https://cancel.example/northside',
  );
});

test('explains a failure while offline, and loads on retry', { tag: '@deep' }, async ({ page }) => {
  await page.goto(home);
  await expectLoaded(page);
  await page.route('**/nox/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Events' }).first().click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/nox/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
