import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'],
    args: [
      // Chromium refuses its sandbox to root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });

/** A page, what its console said, and what it asked of the network: method and path. */
export interface Watched {
  page: Page;
  said: string[];
  asked: string[];
}

/** Opens a page that is watched from the start; nothing that fails in it goes unseen. */
export async function watchedPage(browser: Browser): Promise<Watched> {
  const page = await browser.newPage();
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  page.on('pageerror', (error) => void said.push(String(error)));
  page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return { page, said, asked };
}

/** Waits until an element of a page says something, for as long as a loaded machine may take. */
export const expectText = (page: Page, selector: string, text: RegExp | string): Promise<void> =>
  expect
    .poll(() => page.locator(selector).first().textContent({ timeout: 1000 }), { timeout: 30_000 })
    .toMatch(text);
