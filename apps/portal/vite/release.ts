import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names the build in the page, for reports of errors: by the file that everything else is loaded from, whose name holds a hash of it.
 * The source maps that belong to it are named by the same files.
 */
export const release = (): Plugin => ({
  name: 'release',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { chunk }) =>
      html.replace('__RELEASE__', chunk ? basename(chunk.fileName, '.js') : 'development'),
  },
});
