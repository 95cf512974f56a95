import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { fileTextArea } from '../src/lib/i18n/textAreas.ts';

/**
 * `import { textsUrl } from 'virtual:messages'` returns the URL of an area's texts in a language.
 */
const name = 'virtual:messages';
/** URL prefix during development, where all areas share one file per language. */
const devPath = '/@messages/';
/** Texts used only by the server, in the head of a page (src/server/headMessages.ts). */
const serverPrefix = 'head.';

type Texts = Record<string, unknown>;

/** The texts of a build. */
interface TextFiles {
  /** Changes with any text, so that browsers may cache the files forever. */
  folder: string;
  files: readonly { path: string; source: string }[];
}

/**
 * Emits the texts as JSON, one file per language and area. Parses them at build time, so that the
 * portal ships no ICU parser, and fills gaps of a translation from the default language.
 */
export function messages(folder: string, fallback: string): Plugin {
  const read = (locale: string): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'));
  const locales = readdirSync(folder).flatMap((file) =>
    file.endsWith('.json') ? [basename(file, '.json')] : [],
  );
  const parsed = (locale: string): Texts =>
    Object.fromEntries(
      Object.entries({ ...read(fallback), ...read(locale) })
        .filter(([id]) => !id.startsWith(serverPrefix))
        .map(([id, text]) => [id, compile(id, text)]),
    );
  /** Undefined during development. */
  let built: TextFiles | undefined;

  return {
    name: 'studio-portal:messages',
    configResolved({ command }) {
      if (command === 'serve') return;
      const areas = areasById(join(folder, '..'));
      const files = locales.flatMap((locale) =>
        Object.entries(groupTexts(parsed(locale), areas)).map(([area, texts]) => ({
          path: `${locale}/${area}.json`,
          source: JSON.stringify(texts),
        })),
      );
      const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
      built = { folder: `assets/texts-${hash}`, files };
    },
    configureServer(server) {
      server.middlewares.use(devPath, (request, response) => {
        const locale = basename(request.url ?? '', '.json');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(locales.includes(locale) ? parsed(locale) : {}));
      });
    },
    hotUpdate({ file }) {
      // Browsers fetch the texts, so no module depends on the file.
      if (this.environment.name === 'client' && dirname(file) === folder)
        this.environment.hot.send({ type: 'full-reload' });
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      return built
        ? `export const textsUrl = (locale, area) => \`/${built.folder}/\${locale}/\${area}.json\`;`
        : `export const textsUrl = (locale) => \`${devPath}\${locale}.json\`;`;
    },
    generateBundle() {
      if (!built) return;
      for (const { path, source } of built.files)
        this.emitFile({ type: 'asset', fileName: `${built.folder}/${path}`, source });
    },
  };
}

/** Returns the area of each message, by the file that declares it. */
function areasById(portal: string): ReadonlyMap<string, string> {
  const extracted: Record<string, { file: string }> = JSON.parse(
    execFileSync(
      join(portal, '../../node_modules/.bin/formatjs'),
      ['extract', 'src/**/*.{ts,tsx}', '--ignore', '**/*.d.ts', '--extract-source-location'],
      { cwd: portal, encoding: 'utf8', maxBuffer: 10_000_000 },
    ),
  );
  return new Map(Object.entries(extracted).map(([id, { file }]) => [id, fileTextArea(file)]));
}

function groupTexts(texts: Texts, areas: ReadonlyMap<string, string>): Record<string, Texts> {
  const groups: Record<string, Texts> = {};
  for (const [id, text] of Object.entries(texts))
    (groups[areas.get(id) ?? 'start'] ??= {})[id] = text;
  return groups;
}

function compile(id: string, text: string) {
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(`The text of "${id}" is not a valid ICU message: ${text}`, { cause });
  }
}
