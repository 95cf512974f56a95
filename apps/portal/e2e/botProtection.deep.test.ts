import { test as base } from '@playwright/test';
import { freshAddress } from './accounts.ts';
import { expect } from './fixtures.ts';
import { type TestSandbox, startSandbox } from './startSandbox.ts';

/** Uses a sandbox whose operator has enabled bot protection. */
const test = base.extend<object, { sandbox: TestSandbox }>({
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox({ BOT_PROTECTION: '1' }, 15);
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ sandbox }, provide) => provide(sandbox.origin),
});

const script = '**/bot-protection-service/api.js*';

test('sends a public form with a token; explains a blocked script and keeps the input', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route(script, (route) => route.abort());
  await page.goto('/studio/bm9ydGhzaWRlOjEwMDE=/password-forgot');
  const email = freshAddress('bot');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  expect(requests.filter((path) => path.includes('bot-protection'))).toEqual([]);
  const send = page.locator('#content form button[type="submit"]');
  await send.click();
  await expect(page.getByText(/Allow all scripts on this page/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);

  await page.unroute(script);
  const answered = page.waitForResponse('**/v1/public/user/resetpassword');
  await send.click();
  expect((await answered).status()).toBe(204);
});
