import type { Plugin } from 'vite';

/** Loads scripts with low priority, so that the server's markup and pictures come first. */
export const deprioritizeScripts = (): Plugin => ({
  name: 'paint-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" '),
  },
});
