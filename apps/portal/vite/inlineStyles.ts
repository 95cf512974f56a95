import type { Plugin } from 'vite';

/**
 * Writes the style sheet of the start (the faces of the font, about 1 kB) into the page, under the nonce that the server fills in:
 * as a file it would keep the first paint waiting for one more answer.
 */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replaceAll(
        /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
        (link: string, file: string) => {
          const asset = bundle?.[file];
          return asset?.type === 'asset'
            ? `<style nonce="__CSP_NONCE__">${String(asset.source)}</style>`
            : link;
        },
      ),
  },
});
