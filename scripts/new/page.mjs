import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../bootstrap/run.mjs';

/**
 * @typedef {object} Page
 * @property {string} area folder in apps/portal/src/areas
 * @property {string} route name of the route: openingNews
 * @property {string} title English title: Opening news
 * @property {string} path below the address of a studio: /opening-news
 * @property {boolean} needsLogin
 */
/** @typedef {Record<string, string>} Files text by path */

const portal = 'apps/portal';
const emptyText = 'Nothing here yet.';

const componentName = (/** @type {Page} */ { route }) =>
  `${route.charAt(0).toUpperCase()}${route.slice(1)}Route`;

/**
 * @param {Page} page
 * @returns {Files} route component, messages and scene
 */
export function createFiles(page) {
  const { area, route, title, path, needsLogin } = page;
  const folder = `${portal}/src/areas/${area}/${route}`;
  const samplePath = path.replaceAll(/:\w+/g, '1');
  return {
    [`${folder}/${componentName(page)}.tsx`]: `import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';

/** ${title} of a studio. */
export function ${componentName(page)}() {
  const empty = <FormattedMessage {...messages.empty} />;
  return (
    <Page
      title={<FormattedMessage {...titles.${route}} />}
      queries={{}}
      skeleton={<RowsSkeleton />}
      empty={() => ({ drawing: 'door', title: empty })}
    >
      {() => null}
    </Page>
  );
}
`,
    [`${folder}/messages.ts`]: `import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts('${area}', defineMessages({
  empty: { id: '${route}.empty', defaultMessage: '${emptyText}', description: 'The page is empty.' },
}));
`,
    [`${portal}/shots/scenes/${route}.ts`]: `import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

/** ${title} of the studio. */
export const ${route}Scene: Scene = {
  group: 'reading',
  play: (stage) => captureStates(stage, {
    route: '${route}', to: \`\${stage.path}${samplePath}\`, ${needsLogin ? 'user: stage.member,' : ''}
  }),
};
`,
  };
}

/**
 * @param {Page} page
 * @returns {Files} tables with the entries of the page
 */
export function extendTables(page) {
  const { area, route, title, path, needsLogin } = page;
  const component = componentName(page);
  const module = `../areas/${area}/${route}/${component}.tsx`;
  /** @type {Files} */
  const changed = {};
  /**
   * Inserts a line before the first `end` after `start`.
   * @type {(table: string, line: string, end: string, start?: string) => void}
   */
  const insert = (table, line, end, start = '') => {
    const file = `${portal}/${table}`;
    const text = changed[file] ?? readFileSync(join(root, file), 'utf8');
    const at = text.indexOf(end, text.indexOf(start));
    if (at === -1) throw new Error(`${file} has no '${end}': adapt scripts/new/page.mjs.`);
    changed[file] = `${text.slice(0, at)}${line}\n${text.slice(at)}`;
  };
  insert(
    'src/lib/address/patterns.ts',
    `  ${route}: \`\${studio}${path}\`,`,
    '} as const;',
    needsLogin ? 'const account = {' : 'const publicPages = {',
  );
  insert(
    'src/lib/routes/routeTable.ts',
    `  ${route}: { title: titles.${route}, parent: 'studio'${needsLogin ? ', guard: loggedIn' : ''} },`,
    '} satisfies Record<RouteName',
  );
  insert(
    'src/lib/routes/routeTitles.ts',
    `    ${route}: { id: 'title.${route}', defaultMessage: '${title}', description: 'Page title: ${title}.' },`,
    '  }),\n);',
  );
  insert(
    'src/app/pages.tsx',
    `  ${route}: page(() => import('${module}'), '${component}', '${area}'),`,
    '};\n',
    'export const pages',
  );
  insert('e2e/law/pageKinds.ts', `  '${route}',`, '] as const', 'const others = [');
  const scenes = 'shots/scenes.ts';
  const sceneImport = `import { ${route}Scene } from './scenes/${route}.ts';`;
  insert(scenes, sceneImport, '\n/** Scene of each route');
  insert(scenes, `  ${route}: ${route}Scene,`, '} as const satisfies Record<RouteName');
  return changed;
}

/**
 * Adds the English texts to every language. The glossaries list them as the same as in English, which
 * a test rejects once they are translated.
 * @param {Page} page
 * @returns {Files} locales and glossaries
 */
export function extendLocales({ route, title }) {
  const texts = { [`${route}.empty`]: emptyText, [`title.${route}`]: title };
  /** @type {Files} */
  const changed = {};
  for (const file of globSync(`${portal}/locales/**/??-??.json`, { cwd: root })) {
    const content = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const isGlossary = file.includes('glossary');
    if (isGlossary) content.sameAsEnglish?.push(...Object.keys(texts));
    content.sameAsEnglish?.sort();
    // American English has only what differs from British English.
    if (!isGlossary && basename(file) !== 'en-US.json') Object.assign(content, texts);
    const names = Object.keys(content);
    const ordered = (isGlossary ? names : names.toSorted()).map((name) => [name, content[name]]);
    changed[file] = JSON.stringify(Object.fromEntries(ordered), null, 2);
  }
  return changed;
}
