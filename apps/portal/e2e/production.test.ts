import { newAccount } from './accounts.ts';
import { expect, logIn, place, test } from './fixtures.ts';
import { ownPort, releases, run } from './release.ts';

let folder: ReturnType<typeof releases>;
let server: Awaited<ReturnType<typeof run>>;
test.beforeAll(async ({ baseURL }) => {
  folder = releases();
  server = await run(folder.first(), {
    api: baseURL ?? '',
    port: ownPort(),
    env: { HOSTS: 'localhost' },
  });
});
test.afterAll(async () => {
  await server.stop();
  folder.remove();
});

test('through the server of an operator a member logs in, uploads a picture, sees it, and logs out', async ({
  page,
  request,
}) => {
  const { path } = place;
  const email = await newAccount(request);
  await page.goto(`${server.origin}${path}/login-register`);
  await logIn(page, email);
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toBeVisible();
  // A picture goes through as the form that it is, and comes back from a folder.
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
