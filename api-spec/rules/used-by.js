/**
 * Decorator: marks the operations that the portal calls with x-used-by. `scripts/usedBy.mjs` writes the list from the
 * portal's imports, and `npm run check` fails when it differs.
 */
import { readFileSync } from 'node:fs';

const list = new URL('../used-by-portal.txt', import.meta.url);

const used = new Set(readFileSync(list, 'utf8').trim().split('\n'));

export const UsedBy = () => ({
  Operation: {
    leave(operation) {
      if (used.has(operation.operationId)) operation['x-used-by'] = ['portal'];
    },
  },
});
