import type { Plugin } from 'vite';

/** Lets what the server has painted, with its pictures, come before the scripts, which take it over. */
export const paintFirst = (): Plugin => ({
  name: 'paint-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" '),
  },
});
