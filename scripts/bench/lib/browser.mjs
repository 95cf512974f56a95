import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { root } from '../../bootstrap/paths.mjs';

/** Without these Chromium talks to its maker while we measure; as root it needs no sandbox. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** What still comes so long after a page is there counts for it, in milliseconds. */
const patience = 10_000;

/**
 * @template Result
 * @param {(browser: import('playwright-core').Browser) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: browserFlags,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * The page is usable: its heading is there, and nothing is marked busy.
 * @param {import('playwright-core').Page} page
 */
async function usable(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('.start, .start-below, [aria-busy="true"]'),
  );
}

/** @typedef {Record<'js' | 'json' | 'woff2' | 'sent', number> & { texts: number }} Loaded bytes by kind, those of scripts as they are sent, and how many files of texts */

/**
 * Notes the files of the portal that a page asks for.
 * @param {import('playwright-core').Page} page
 * @returns {() => Loaded} what they weigh: scripts and texts gzipped, fonts as they are; scripts also by Brotli, as a browser gets them
 */
function weighed(page) {
  /** @type {Set<string>} */
  const files = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  return () => {
    const sum = { js: 0, json: 0, woff2: 0, sent: 0, texts: 0 };
    for (const file of files) {
      const path = join(root, 'apps/portal/dist', file);
      const content = readFileSync(path);
      if (file.endsWith('.js'))
        sum.sent += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
      if (file.endsWith('.woff2')) sum.woff2 += content.length;
      else sum[file.endsWith('.js') ? 'js' : 'json'] += gzipSync(content, { level: 9 }).length;
      if (file.endsWith('.json')) sum.texts++;
    }
    return sum;
  };
}

/**
 * All that a page of the portal has loaded 10 s after it was usable.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} reader window and session
 * @param {string} address
 * @param {string} [button] leads from there to the page that is meant, which is then loaded by itself
 */
export async function loadedBy(browser, reader, address, button) {
  const context = await browser.newContext({ locale: 'en-GB', ...reader });
  const page = await context.newPage();
  if (button) {
    await page.goto(address);
    // By key: on a phone the cookie notice may lie over it.
    await page.getByRole('button', { name: button }).press('Enter');
    await page.waitForURL((url) => !address.endsWith(url.pathname));
    await usable(page);
  }
  const weigh = weighed(page);
  await (button ? page.reload() : page.goto(address));
  await usable(page);
  await setTimeout(patience);
  await context.close();
  return weigh();
}

/**
 * What a page of the portal loads until it is usable, on a phone.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export async function firstLoadedBy(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const weigh = weighed(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await usable(page);
  await context.close();
  return weigh();
}
