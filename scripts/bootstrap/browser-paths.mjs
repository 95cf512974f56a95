import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where a system-wide Chromium or Chrome lies, by platform; all paths absolute. */
const system = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium-browser',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
};

/** What Playwright calls the executable inside a `chromium-<revision>` folder. */
const inPlaywright = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

/** @param {NodeJS.ProcessEnv} env */
function playwrightCache(env) {
  if (env.PLAYWRIGHT_BROWSERS_PATH && env.PLAYWRIGHT_BROWSERS_PATH !== '0') {
    return env.PLAYWRIGHT_BROWSERS_PATH;
  }
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/**
 * Every place a browser may lie on this machine, best first: installed ones, then Playwright's own
 * cache, newest revision first. Nothing says that the files exist.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} absolute paths
 */
export function browserCandidates(env) {
  const cache = playwrightCache(env);
  /** @type {string[]} */
  let revisions = [];
  try {
    revisions = readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .toSorted((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  } catch {
    // No cache: Playwright has never installed a browser here.
  }
  return [
    ...(system[/** @type {keyof typeof system} */ (process.platform)] ?? system.linux),
    ...revisions.flatMap((name) => inPlaywright.map((path) => join(cache, name, path))),
  ];
}
