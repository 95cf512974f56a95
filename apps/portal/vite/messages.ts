import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** `import messages from 'virtual:messages/de-DE'`: all texts of a language, already parsed, so that no ICU parser is shipped. */
const prefix = 'virtual:messages/';

/**
 * Reads `locales/<locale>.json` and every file of `locales/<locale>/`. Missing texts of a translation fall back to the default
 * language here, at build time, so that each language is complete and only one file is loaded.
 */
export function messages(folder: string, fallback: string): Plugin {
  const read = (locale: string): Record<string, string> => {
    const own = join(folder, `${locale}.json`);
    const areas = join(folder, locale);
    const files = [
      ...(existsSync(own) ? [own] : []),
      ...(existsSync(areas)
        ? readdirSync(areas)
            .filter((file) => file.endsWith('.json'))
            .toSorted()
            .map((file) => join(areas, file))
        : []),
    ];
    return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  };
  return {
    name: 'studio-portal:messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const locale = id.slice(prefix.length + 1);
      const texts = { ...read(fallback), ...read(locale) };
      for (const file of [join(folder, `${fallback}.json`), join(folder, `${locale}.json`)])
        if (existsSync(file)) this.addWatchFile(file);
      const parsed = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, compile(key, text)]),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(parsed))});`;
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
