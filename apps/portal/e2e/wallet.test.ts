import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { start } from './clock.ts';
import { bookCourse, expect, findCourse, logInAs, place, test as base } from './fixtures.ts';
import { newMember } from './member.ts';
import { type TestSandbox, startSandbox } from './startSandbox.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const run = promisify(execFile);

// One worker, since its sandbox takes long to start.
base.describe.configure({ mode: 'default' });

/** Uses a sandbox whose operator has configured both wallets with throw-away keys. */
const test = base.extend<object, { sandbox: TestSandbox }>({
  sandbox: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'wallet-keys-'));
      const { stdout } = await run('node', ['../sandbox/gen/walletKeys.ts', folder]);
      const keys = Object.fromEntries(
        stdout
          .trim()
          .split('\n')
          .map((line) => line.split('=', 2)),
      );
      const sandbox = await startSandbox({ CLOCK: start.toISOString(), ...keys }, 15);
      await use(sandbox);
      await sandbox.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ sandbox }, provide) => provide(sandbox.origin),
});

/** Downloads a pass. @returns its code for the door; undefined if it has none */
async function downloadPass(page: Page): Promise<string | undefined> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to Apple Wallet' }).click();
  const file = await (await download).path();
  // The library stores the files of a pass without compression.
  return /C2\.[\w-]{32}/.exec(await readFile(file, 'latin1'))?.[0];
}

/** Shows a code at the desk of the studio, in another tab. */
async function showCode(page: Page, code = ''): Promise<Page> {
  const desk = await page.context().newPage();
  await desk.goto(`/desk/${place.id}`);
  await desk.getByLabel('Code that a member shows').fill(code);
  await desk.getByRole('button', { name: 'Check in' }).first().click();
  return desk;
}

test('adds a card to the wallet, which opens the door until it is removed', async ({ page }) => {
  await newMember(page.request, place.id, 'Basic');
  await page.goto(`${place.path}/selfservice/check-in`);
  await expect(page.getByRole('button', { name: 'Add to Google Wallet' })).toBeVisible();
  const code = await downloadPass(page);
  await expect(page.getByText(/^You have a wallet card since/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  const desk = await showCode(page, code);
  await expect(desk.getByRole('status')).toHaveText('Checked in by code.');
  await expect(page.getByRole('heading', { name: 'You’re checked in' })).toBeVisible();

  await page.goto(`${place.path}/me/settings`);
  const card = page.getByRole('region', { name: 'Wallet card' });
  await card.getByRole('button', { name: 'Remove card' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your wallet card?' });
  await question.getByRole('button', { name: 'Remove card' }).click();
  await expect(question).toBeHidden();
  await expect(card).toBeHidden();
  const secondDesk = await showCode(page, code);
  await expect(secondDesk.getByRole('status')).toContainText('This code opens nothing here');
});

test('adds a booking to either wallet, without a code for the door', async ({ page }) => {
  await logInAs(page.request, 'member@northside.example');
  const uuid = await bookCourse(page.request, await findCourse(page.request, place));
  await page.goto(`${place.path}/me/bookings`);
  await page.locator(`a[href*="${uuid}"]`).first().click();
  expect(await downloadPass(page)).toBeUndefined();
  await page.route('https://pay.google.com/**', (route) =>
    route.fulfill({ body: 'Google Wallet' }),
  );
  await page.getByRole('button', { name: 'Add to Google Wallet' }).click();
  await expect(page).toHaveURL(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
});
