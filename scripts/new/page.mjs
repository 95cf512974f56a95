import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../bootstrap/user-error.mjs';
import { camel, pascal, replaceOnce, writeNew } from './portal.mjs';

/** Where a route says what its page is called. */
const tables = ['routeTable.ts', 'selfServiceTable.ts'];

/**
 * The page of a route that has an address, a name and a guard already, but no page.
 * @type {import('./portal.mjs').Writer}
 */
export async function newPage(portal, path) {
  const src = join(portal, 'src');
  const { name, pattern } = await routeOf(src, path);
  const { titles, title } = titleOf(src, name);
  const area = areaOf(pattern);
  const route = `${pascal(name)}Route`;
  const pages = join(src, 'app/pages.tsx');
  const coming = join(src, 'site/routes/comingRoutes.ts');
  const written = writeNew({
    [join(src, 'routes', area, `${route}.tsx`)]: routeFile({ route, titles, title, pattern }),
  });
  replaceOnce(coming, new RegExp(`\\s*'${name}',?`), '');
  replaceOnce(
    pages,
    '\n};\n',
    `\n  ${name}: page(() => import('../routes/${area}/${route}.tsx'), '${route}'),\n};\n`,
  );
  return {
    written: [...written, pages, coming],
    toDo: [
      `queries: what ${route} waits for, by the hooks of the SDK; skeleton: the shape of what comes.`,
      'empty: the face where there is nothing; missing: where what the address names is not there.',
      `The content: pieces of src/features ('npm run new -- feature ${camel(name)}' writes an empty one).`,
      'Whoever may open it finds it now: its tab, tile and menu entry ask useMayOpen.',
      'e2e/matrix.test.ts looks at it where its address is enough; else its scene leads e2e/matrixScenes.test.ts there.',
    ],
  };
}

/**
 * @param {string} src
 * @param {string} path name of a route, or its pattern
 */
async function routeOf(src, path) {
  const load = async (/** @type {string} */ file) => import(pathToFileURL(join(src, file)).href);
  /** @type {{ patterns: Record<string, string> }} */
  const { patterns } = await load('site/address/patterns.ts');
  /** @type {{ comingRoutes: readonly string[] }} */
  const { comingRoutes } = await load('site/routes/comingRoutes.ts');
  const found = Object.entries(patterns).find(
    ([name, pattern]) => name === path || pattern === path,
  );
  if (!found)
    throw new UserError(
      `There is no route '${path}': addresses and names are in apps/portal/src/site/address/patterns.ts. Without a page are: ${comingRoutes.join(', ')}.`,
    );
  const [name, pattern] = found;
  if (!comingRoutes.includes(name))
    throw new UserError(
      `The route ${name} has its page already: apps/portal/src/app/pages.tsx says which.`,
    );
  return { name, pattern };
}

/**
 * @param {string} src
 * @param {string} name
 */
function titleOf(src, name) {
  for (const table of tables) {
    const text = readFileSync(join(src, 'site/routes', table), 'utf8');
    const found = new RegExp(`^  ${name}: \\{\\s*title: (\\w+)\\.(\\w+)`, 'm').exec(text);
    if (found) return { titles: found[1] ?? '', title: found[2] ?? '' };
  }
  throw new Error(`${tables.join(' and ')} have no title of ${name}.`);
}

/**
 * The folder of a page: what comes first in its address below the studio.
 * @param {string} pattern
 */
function areaOf(pattern) {
  const [first = '', , third = ''] = pattern.split('/').slice(1);
  if (first !== 'studio') return 'external';
  return third === 'selfservice' ? 'selfService' : camel(third);
}

/** @param {{ route: string, titles: string, title: string, pattern: string }} page */
const routeFile = ({
  route,
  titles,
  title,
  pattern,
}) => `import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../lib/page/Page.tsx';
import { ${titles} } from '../../site/routes/${titles === 'titles' ? 'routeTitles' : titles}.ts';

/** ${pattern} */
export const ${route} = () => (
  <Page
    title={<FormattedMessage {...${titles}.${title}} />}
    queries={{}}
    skeleton={<RowsSkeleton rows={4} />}
  >
    {() => null}
  </Page>
);
`;
