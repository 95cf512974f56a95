const asRoot = process.getuid?.() === 0;

/**
 * Launch options for Chromium: the headless shell at HEADLESS_SHELL_PATH, the browser at CHROMIUM_PATH, else
 * Playwright's own.
 */
export const chromiumOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH,
  args: [
    // Chromium cannot use its sandbox when run as root.
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
