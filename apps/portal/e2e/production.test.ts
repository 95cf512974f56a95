import { newAccount } from './accounts.ts';
import { expect, logIn, place, test } from './fixtures.ts';
import { ownPort, createReleases, runRelease } from './release.ts';

let folder: ReturnType<typeof createReleases>;
let server: Awaited<ReturnType<typeof runRelease>>;
test.beforeAll(async ({ baseURL }) => {
  folder = createReleases();
  server = await runRelease(folder.first(), {
    api: baseURL ?? '',
    port: ownPort(),
    env: { HOSTS: 'localhost' },
  });
});
test.afterAll(async () => {
  await server.stop();
  folder.remove();
});

test('lets a member log in, upload a picture, see it and log out through the production server', async ({
  page,
  request,
}) => {
  const { path } = place;
  const email = await newAccount(request);
  await page.goto(`${server.origin}${path}/login-register`);
  await logIn(page, email);
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toBeVisible();
  // The server forwards the picture as form data, and later serves it from a folder.
  await page.goto(`${server.origin}${path}/me/settings/profile`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByText('Picture saved')).toBeVisible();
  await page.reload();
  const picture = account.locator('img');
  await expect(picture).toHaveAttribute('src', /^\/avatars\//);
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ domain, httpOnly }) => [domain, httpOnly])).toContainEqual([
    'localhost',
    true,
  ]);
  await account.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});
