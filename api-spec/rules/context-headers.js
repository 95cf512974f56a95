/**
 * Adds the headers of every request to the paths of the bundle, so that path files do not repeat them. Paths with
 * their own servers are external services and get none, nor do paths with `x-cross-origin`: pages of other origins call
 * them, and a browser would ask the backend first whether it may send the headers.
 * The headers are defined in shared/parameters/X-*.yaml (spec 2, section 7, "Request headers").
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../shared/parameters');

const contextHeaders = readdirSync(folder)
  .filter((file) => file.startsWith('X-'))
  .toSorted()
  .map((file) => ({
    key: file.replace('.yaml', ''),
    parameter: parse(readFileSync(join(folder, file), 'utf8')),
  }));

export const ContextHeaders = () => ({
  Root: {
    leave(root) {
      root.components ??= {};
      root.components.parameters ??= {};
      for (const { key, parameter } of contextHeaders)
        root.components.parameters[key] = { ...parameter, 'x-context': true };
      for (const item of Object.values(root.paths ?? {})) {
        const isCrossOrigin = item['x-cross-origin'] === true;
        delete item['x-cross-origin'];
        if (item.servers || isCrossOrigin) continue;
        item.parameters = [
          ...(item.parameters ?? []),
          ...contextHeaders.map(({ key }) => ({ $ref: `#/components/parameters/${key}` })),
        ];
      }
    },
  },
});
