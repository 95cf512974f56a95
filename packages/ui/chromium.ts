const asRoot = process.getuid?.() === 0;

/** How a Chromium is started here: the shell without a window at HEADLESS_SHELL_PATH, the one at CHROMIUM_PATH, else Playwright's own. */
export const chromiumOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH,
  args: [
    // Chromium refuses its sandbox to root.
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
