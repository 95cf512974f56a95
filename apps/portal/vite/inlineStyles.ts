import type { Plugin } from 'vite';

/** The file of the font that every page needs; the one for further letters comes when there are such letters. */
const everyday = /url\((\/assets\/inter-latin-wght-[^)]+\.woff2)\)/;

/**
 * Writes the style sheet of the start (the faces of the font, about 1 kB) into the page, under the nonce that the server fills in:
 * as a file it would keep the first paint waiting for one more answer. The font itself is asked for at once, so that what is
 * painted does not break its lines anew.
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
          if (asset?.type !== 'asset') return link;
          const css = String(asset.source);
          const font = everyday.exec(css)?.[1];
          const preload = font
            ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
            : '';
          return `${preload}<style nonce="__CSP_NONCE__">${css}</style>`;
        },
      ),
  },
});
