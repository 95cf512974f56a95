import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'],
    args: [
      // Chromium cannot use its sandbox when run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });

/** A page with its console output and its requests (method and path). */
export interface RecordedPage {
  page: Page;
  consoleOutput: string[];
  requests: string[];
}

/** Opens a page and records its console output, errors and requests from the start. */
export async function openRecordedPage(browser: Browser): Promise<RecordedPage> {
  const page = await browser.newPage();
  const consoleOutput: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // Chromium asks for the icon at its own time, and pages without one answer 404.
    if (!message.location().url.endsWith('/favicon.ico')) consoleOutput.push(message.text());
  });
  page.on('pageerror', (error) => void consoleOutput.push(String(error)));
  page.on('request', (request) => {
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return { page, consoleOutput, requests };
}

/** Waits until an element contains a text; the timeout allows for a loaded machine. */
export const expectText = (page: Page, selector: string, text: RegExp | string): Promise<void> =>
  expect
    .poll(() => page.locator(selector).first().textContent({ timeout: 1000 }), { timeout: 30_000 })
    .toMatch(text);
