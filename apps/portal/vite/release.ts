import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the name of the build into the page for error reports: the name of the entry file, which
 * contains a content hash. Source maps are identified by the same files.
 */
export const release = (): Plugin => ({
  name: 'release',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { chunk }) =>
      html.replace('__RELEASE__', chunk ? basename(chunk.fileName, '.js') : 'development'),
  },
});
