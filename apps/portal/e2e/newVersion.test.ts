import { expectLoaded } from './expectLoaded.ts';
import { expect, place, test } from './fixtures.ts';
import { ownPort, createReleases, runRelease } from './release.ts';

// The portal retries a missing file before it reloads the page.
test.use({ allowsFailures: true });

let folder: ReturnType<typeof createReleases>;
test.beforeAll(() => {
  folder = createReleases();
});
test.afterAll(() => folder.remove());

test('reloads an open tab once after an upgrade, and keeps the input', async ({
  page,
  baseURL,
}) => {
  const { path } = place;
  const port = ownPort();
  const before = await runRelease(folder.first(), { api: baseURL ?? '', port });
  await page.goto(`${before.origin}${path}/contract-cancelation`);
  await page.getByLabel('First name').fill('Nobody');
  const mainScript = () => page.locator('script[type="module"][src]').first().getAttribute('src');
  const old = await mainScript();
  await before.stop();
  const after = await runRelease(folder.next(), { api: baseURL ?? '', port });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('link', { name: 'Imprint', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  expect(loads).toBe(1);
  expect(await mainScript()).not.toBe(old);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
  await expectLoaded(page);
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Nobody');
  await after.stop();
});

test(
  'reloads when a part of the current page is gone, and restores the form',
  { tag: '@deep' },
  async ({ page, baseURL }) => {
    const { path } = place;
    const port = ownPort();
    const before = await runRelease(folder.first(), { api: baseURL ?? '', port });
    await page.goto(`${before.origin}${path}/contract-cancelation`);
    await page.getByLabel('First name').fill('Nobody');
    await before.stop();
    const after = await runRelease(folder.next(), { api: baseURL ?? '', port });
    const reload = page.waitForEvent('load');
    // The menu has a file of its own.
    await page.getByRole('button', { name: 'Menu' }).click();
    await reload;
    await expect(page.getByLabel('First name')).toHaveValue('Nobody');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await after.stop();
  },
);

test(
  'reloads nothing while the earlier build is available',
  { tag: '@deep' },
  async ({ page, baseURL }) => {
    const { path } = place;
    const port = ownPort();
    const first = folder.first();
    const before = await runRelease(first, { api: baseURL ?? '', port });
    await page.goto(`${before.origin}${path}/contract-cancelation`);
    await page.getByLabel('First name').fill('Nobody');
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    await before.stop();
    const env = { EARLIER_BUILDS: `${first}/portal` };
    const after = await runRelease(folder.next(), { api: baseURL ?? '', port, env });
    await page.getByRole('link', { name: 'Imprint', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
    await after.stop();
  },
);
