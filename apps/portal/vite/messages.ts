import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** `import addresses from 'virtual:messages'`: where the texts of each language are. */
const name = 'virtual:messages';

/** Where they are while developing. */
const devPath = '/@messages/';

/**
 * Makes one JSON file of each language: all its texts, already parsed, so that no ICU parser is shipped, and as JSON, which a
 * browser reads faster than a script. Missing texts of a translation fall back to the default language here, at build time, so
 * that each language is complete and only one file is loaded.
 */
export function messages(folder: string, fallback: string): Plugin {
  const fileOf = (locale: string) => join(folder, `${locale}.json`);
  const read = (locale: string): Record<string, string> =>
    JSON.parse(readFileSync(fileOf(locale), 'utf8'));
  const locales = readdirSync(folder).flatMap((file) =>
    file.endsWith('.json') ? [basename(file, '.json')] : [],
  );
  const parsed = (locale: string): string =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries({ ...read(fallback), ...read(locale) }).map(([key, text]) => [
          key,
          compile(key, text),
        ]),
      ),
    );
  let serving = false;
  return {
    name: 'studio-portal:messages',
    configResolved: ({ command }) => {
      serving = command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(devPath, (request, response) => {
        const locale = basename(request.url ?? '', '.json');
        response.setHeader('Content-Type', 'application/json');
        response.end(locales.includes(locale) ? parsed(locale) : '{}');
      });
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const addresses = locales.map((locale) => {
        if (serving)
          return `${JSON.stringify(locale)}: ${JSON.stringify(`${devPath}${locale}.json`)}`;
        const file = this.emitFile({
          type: 'asset',
          name: `${locale}.json`,
          source: parsed(locale),
        });
        return `${JSON.stringify(locale)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${addresses.join(', ')} };`;
    },
  };
}

function compile(key: string, text: string) {
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(`The text of "${key}" is not a valid ICU message: ${text}`, { cause });
  }
}
