const asRoot = process.getuid?.() === 0;

const args = [
  // Chromium refuses its sandbox to root.
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The whole browser at CHROMIUM_PATH, which `npm test` finds or installs, else Playwright's own. */
export const wholeChromium = { executablePath: process.env.CHROMIUM_PATH, args };

/** How a Chromium is started here: the shell without a window where `npm test` has found or installed one, else the whole. */
export const chromiumOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH,
  args,
};
