import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin, Rolldown } from 'vite';

/** `import { addressOf } from 'virtual:messages'`: where the texts of an area are in a language. */
const name = 'virtual:messages';
/** Loads the texts of a part of the portal together with its script. */
const loader = new URL('../src/lib/i18n/withTexts.ts', import.meta.url).pathname;
/** What stands in the scripts until the whole portal is known: its version, and what a part needs. */
const versionMark = '__TEXTS_VERSION__';
const partMark = (index: number) => `__TEXTS_OF_${index}__`;
/** The area of the texts that come with the portal itself. */
const start = 'start';
/** Where they are while developing, all in one. */
const devPath = '/@messages/';

/** A part of ours that is loaded when it is needed: `import('./Part.tsx')`. */
const lazyPart = /\bimport\((?<from>'\.[^']*')\)/g;
/** A message of ours, as @formatjs wants it written: its id is a plain string. */
const message = /\bid[:=]\s*(?<quote>["'])(?<id>[\w.-]+)\k<quote>/g;

/** What the server alone says, in the head of a page (src/server/headMessages.ts). */
const ofServer = 'head.';

type Texts = Record<string, unknown>;
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Makes JSON files of the texts of each language: one that comes with the portal, and one for each area, which comes with the first
 * part that speaks of it, so that a first paint waits for no text of pages that it does not show. An area is a folder of code: its
 * messages stand in it, and what a part imports says which areas it needs.
 *
 * The texts are parsed already, so that no ICU parser is shipped, and JSON, which a browser reads faster than a script. What a
 * translation lacks falls back to the default language here, at build time, so that each language is complete.
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
        .filter(([key]) => !key.startsWith(ofServer))
        .map(([key, text]) => [key, compile(key, text)]),
    );
  const ids = new Set(Object.keys(read(fallback)));
  /** What each module says. */
  const said = new Map<string, string[]>();
  /** The parts that are loaded when they are needed, in the order of their marks. */
  const parts: string[] = [];
  let serving = false;
  let answers: { version: string; areasOf: string[] } | undefined;

  /** Every id that is said in what `entries` load with them. */
  function saidWith(entries: readonly string[], modules: Modules): Set<string> {
    const seen = new Set(entries);
    for (const id of seen)
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
    return new Set([...seen].flatMap((id) => said.get(id) ?? []));
  }

  /** Writes the files, once everything is known; answers what stands for the marks. */
  function write(context: Rolldown.PluginContext) {
    const entries = [...context.getModuleIds()].filter((id) => context.getModuleInfo(id)?.isEntry);
    const atStart = saidWith(entries, context);
    // Where it is first said; what nobody says comes with the portal, so that no text can be missing.
    const folders = new Map<string, string>();
    for (const [path, known] of [...said].toSorted(([a], [b]) => a.localeCompare(b)))
      for (const id of known) folders.set(id, folders.get(id) ?? basename(dirname(path)));
    const areaOf = (id: string) => (atStart.has(id) ? start : (folders.get(id) ?? start));
    const files = locales.flatMap((locale) =>
      Object.entries(groupTexts(parsed(locale), areaOf)).map(([area, texts]) => ({
        path: `${locale}/${area}.json`,
        source: JSON.stringify(texts),
      })),
    );
    const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
    for (const { path, source } of files)
      context.emitFile({ type: 'asset', fileName: `assets/texts-${version}/${path}`, source });
    const areasOf = parts.map((part) =>
      [...new Set([...saidWith([part], context)].map(areaOf))]
        .filter((area) => area !== start)
        .toSorted()
        .join(),
    );
    return { version, areasOf };
  }

  return {
    name: 'studio-portal:messages',
    // Ids and imports are looked for as they are written, before anybody changes the code.
    enforce: 'pre',
    configResolved: ({ command }) => {
      serving = command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(devPath, (request, response) => {
        const locale = basename(request.url ?? '', '.json');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(locales.includes(locale) ? parsed(locale) : {}));
      });
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      return serving
        ? `export const addressOf = (locale) => \`${devPath}\${locale}.json\`;`
        : `export const addressOf = (locale, area) => \`/assets/texts-${versionMark}/\${locale}/\${area}.json\`;`;
    },
    async transform(code, id) {
      if (serving || id.includes('/node_modules/') || !/\.tsx?$/.test(id)) return undefined;
      said.set(
        id,
        [...code.matchAll(message)].flatMap(({ groups }) =>
          groups?.id !== undefined && ids.has(groups.id) ? [groups.id] : [],
        ),
      );
      let changed = code;
      for (const [whole, from = "''"] of code.matchAll(lazyPart)) {
        const part = await this.resolve(from.slice(1, -1), id);
        // In a comment; one in the code that leads nowhere is the bundler's to refuse.
        if (!part) continue;
        const index = parts.push(part.id) - 1;
        changed = changed.replace(
          whole,
          () => `withTexts('${partMark(index)}', () => import( ${from}))`,
        );
      }
      return changed === code
        ? undefined
        : { code: `import { withTexts } from '${loader}';${changed}`, map: null };
    },
    renderChunk(code) {
      if (!code.includes('__TEXTS_')) return undefined;
      answers ??= write(this);
      const { version, areasOf } = answers;
      return {
        code: code
          .replaceAll(versionMark, version)
          .replaceAll(/__TEXTS_OF_(\d+)__/g, (_, index: string) => areasOf[Number(index)] ?? ''),
        map: null,
      };
    },
  };
}

function groupTexts(texts: Texts, areaOf: (id: string) => string): Record<string, Texts> {
  const groups: Record<string, Texts> = {};
  for (const [id, text] of Object.entries(texts)) (groups[areaOf(id)] ??= {})[id] = text;
  return groups;
}

function compile(key: string, text: string) {
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(`The text of "${key}" is not a valid ICU message: ${text}`, { cause });
  }
}
