import { expectLoaded } from './loaded.ts';
import { expect, place, test } from './fixtures.ts';
import { ownPort, releases, run } from './release.ts';

// What is gone is asked for once more before the page is loaded anew.
test.use({ inTrouble: true });

let folder: ReturnType<typeof releases>;
test.beforeAll(() => {
  folder = releases();
});
test.afterAll(() => folder.remove());

test('over an upgrade an open tab loads its page once anew, and nothing typed is lost', async ({
  page,
  baseURL,
}) => {
  const { path } = place;
  const port = ownPort();
  const before = await run(folder.first(), { api: baseURL ?? '', port });
  await page.goto(`${before.origin}${path}/contract-cancelation`);
  await page.getByLabel('First name').fill('Nobody');
  const scriptOf = () => page.locator('script[type="module"][src]').first().getAttribute('src');
  const old = await scriptOf();
  await before.stop();
  const after = await run(folder.next(), { api: baseURL ?? '', port });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('link', { name: 'Imprint', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  expect(loads).toBe(1);
  expect(await scriptOf()).not.toBe(old);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
  await expectLoaded(page);
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Nobody');
  await after.stop();
});

test(
  'a part of the page itself that is gone does the same, and the form is as it was left',
  { tag: '@deep' },
  async ({ page, baseURL }) => {
    const { path } = place;
    const port = ownPort();
    const before = await run(folder.first(), { api: baseURL ?? '', port });
    await page.goto(`${before.origin}${path}/contract-cancelation`);
    await page.getByLabel('First name').fill('Nobody');
    await before.stop();
    const after = await run(folder.next(), { api: baseURL ?? '', port });
    const isLoaded = page.waitForEvent('load');
    // The menu has a file of its own.
    await page.getByRole('button', { name: 'Menu' }).click();
    await isLoaded;
    await expect(page.getByLabel('First name')).toHaveValue('Nobody');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await after.stop();
  },
);

test(
  'with the earlier build at hand nobody notices',
  { tag: '@deep' },
  async ({ page, baseURL }) => {
    const { path } = place;
    const port = ownPort();
    const first = folder.first();
    const before = await run(first, { api: baseURL ?? '', port });
    await page.goto(`${before.origin}${path}/contract-cancelation`);
    await page.getByLabel('First name').fill('Nobody');
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    await before.stop();
    const env = { EARLIER_BUILDS: `${first}/portal` };
    const after = await run(folder.next(), { api: baseURL ?? '', port, env });
    await page.getByRole('link', { name: 'Imprint', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
    await after.stop();
  },
);
