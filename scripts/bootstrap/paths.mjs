import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the clone, absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pinned Node that npm installed, absolute. It exists once the packages are installed. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** @returns {boolean} whether the pinned Node is there */
export const hasPinnedNode = () => existsSync(pinnedNode);
