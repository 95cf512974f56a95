import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, preview, type PreviewServer } from 'vite';
import { chromiumOptions } from '../chromium.ts';

declare global {
  interface Window {
    /** Injected into the page by the test. */
    axe: typeof axe;
  }
}

/** Every folder with stories is a component. */
const source = join(import.meta.dirname, '../src');
const folders = readdirSync(source).filter((folder) =>
  readdirSync(join(source, folder)).some((file) => file.endsWith('.story.tsx')),
);
const configFile = join(import.meta.dirname, 'vite.config.ts');
const outDir = mkdtempSync(join(tmpdir(), 'studio-gallery-'));
let server: PreviewServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  server = await preview({ configFile, build: { outDir }, preview: { port: 0 } });
  browser = await chromium.launch(chromiumOptions);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
});

const stage = () => page.frameLocator('iframe');
const ground = () =>
  stage()
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
const pick = (name: string) => page.getByRole('radio', { name, exact: true }).check();

test('shows every component with all its states, without axe violations or console output', async () => {
  const links = page.getByRole('navigation', { name: 'Pieces' }).getByRole('link');
  expect(await links.count()).toBe(folders.length);
  const consoleOutput: string[] = [];
  const shown: string[] = [];
  for (const link of await links.all()) {
    const [piece = '', states = ''] = (await link.innerText()).split('\n').filter(Boolean);
    consoleOutput.push(`${piece} ${states}`);
    await link.click();
    await page.getByRole('heading', { level: 1, name: piece, exact: true }).waitFor();
    const sections = stage().locator(`main[aria-label="${piece}"] > section`);
    await sections.first().waitFor();
    shown.push(`${piece} ${await sections.count()}`);
  }
  expect(shown).toEqual(consoleOutput);
  expect(complaints).toEqual([]);
}, 120_000);

test.each([
  ['desktop', 1440],
  ['phone', 390],
])('has no axe violations in the page itself and fits a %s', async (_, width) => {
  await page.setViewportSize({ width, height: 900 });
  await page.addScriptTag({ path: fileURLToPath(import.meta.resolve('axe-core')) });
  const faults = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('changes brand, scheme and width and keeps them in the URL', async () => {
  await page.getByRole('link', { name: /^OptionGroup/ }).click();
  expect(await page.getByRole('main').getByText('@studio-portal/ui/OptionGroup').count()).toBe(1);
  await pick('Arcade');
  await expect.poll(ground).toBe('rgb(255, 251, 246)');
  await pick('Volt');
  await expect.poll(ground).toBe('rgb(16, 19, 18)');
  await pick('Northside');
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await pick('Dark');
  await expect.poll(ground).not.toBe('rgb(255, 255, 255)');
  await pick('320');
  await expect
    .poll(() =>
      stage()
        .locator('html')
        .evaluate(() => window.innerWidth),
    )
    .toBe(320);
  expect(new URL(page.url()).search).toBe(
    '?piece=OptionGroup&brand=northside&scheme=dark&width=320',
  );

  await page.reload();
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  await expect
    .poll(() =>
      stage()
        .locator('html')
        .evaluate(() => window.innerWidth),
    )
    .toBe(320);
  await page.goBack();
  await expect.poll(() => page.getByRole('radio', { name: '820' }).isChecked()).toBe(true);
});

test('gives every random brand a number and different looks', async () => {
  const brand = () => new URL(page.url()).searchParams.get('brand');
  await pick('Random');
  const first = brand();
  expect(first).toMatch(/^\d+$/);
  await page.getByRole('button', { name: 'Another' }).click();
  expect(brand()).not.toBe(first);
});

test('lets users interact with a state', async () => {
  await page.getByRole('link', { name: /^OptionGroup/ }).click();
  const group = stage().getByRole('group', { name: 'Show' });
  await group.getByRole('button', { name: 'Health' }).click();
  await expect
    .poll(() => group.getByRole('button', { name: 'Health' }).getAttribute('aria-pressed'))
    .toBe('true');
});
