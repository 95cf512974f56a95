import { chromium } from 'playwright-core';

/** Without these Chromium talks to its maker while we measure; as root it needs no sandbox. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The JavaScript a page loads until it is usable.
 * @param {string} address
 * @returns {Promise<string[]>} file names of the scripts
 */
export const scriptsOf = async (address) =>
  (await filesOf(address)).filter((file) => file.endsWith('.js'));

/**
 * What a page loads until it is usable: its heading is there, nothing is marked busy, and the network has come to rest.
 * @param {string} address
 * @returns {Promise<string[]>} the last parts of the addresses
 */
export async function filesOf(address) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: browserFlags,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    /** @type {Set<string>} */
    const files = new Set();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.ok()) files.add(pathname.slice(pathname.lastIndexOf('/') + 1));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    return [...files];
  } finally {
    await browser.close();
  }
}
