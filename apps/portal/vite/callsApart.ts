import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What is imported from the calls of a tag, e.g. `import { useListNews } from "@studio-portal/sdk/api/news"`. */
const imports = /import\s*\{([^}]*)\}\s*from\s*["'](@studio-portal\/sdk\/api\/[\w-]+)["']/g;

const mark = '?call=';

/**
 * Takes each call of the SDK from a copy of its tag's module. The bundler leaves out what nobody uses, yet puts a module into one
 * file: the start page would load all calls that any page takes of the tags it knows. The copies differ in nothing, and keep nothing
 * between two calls, so that it does not matter how many there are.
 */
export const callsApart = (): Plugin => ({
  name: 'calls-apart',
  apply: 'build',
  // After the compiler, which leaves plain imports without types.
  enforce: 'post',
  transform: (code, id) =>
    id.includes('node_modules') || !code.includes('@studio-portal/sdk/api/')
      ? undefined
      : {
          code: code.replaceAll(imports, (_, names: string, from: string) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean)
              .map((name) => `import { ${name} } from '${from}${mark}${name.split(' ')[0]}'`)
              .join('; '),
          ),
          map: null,
        },
  async resolveId(id, importer) {
    const [tag = '', call] = id.split(mark);
    if (call === undefined) return undefined;
    const found = await this.resolve(tag, importer, { skipSelf: true });
    return found && { ...found, id: `${found.id}${mark}${call}`, moduleSideEffects: false };
  },
  load: (id) => (id.includes(mark) ? readFile(id.slice(0, id.indexOf(mark)), 'utf8') : undefined),
});
