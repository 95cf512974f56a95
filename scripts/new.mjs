// npm run new -- page --area studio --name opening-news: writes a page of the portal and its entry in
// every table of pages. --help lists the options.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { main, root, run, UserError } from './bootstrap/run.mjs';
import { createFiles, extendLocales, extendTables } from './new/page.mjs';

const help = `npm run new -- page --area <area> --name <name> [options]: writes a page of the portal.

  --area <area>        folder in apps/portal/src/areas, e.g. studio
  --name <name>        lower case with hyphens, e.g. opening-news
  --guard <guard>      public (default), or login with an address below /studio/:studioUuid/me/
  --pattern <pattern>  address, e.g. /studio/:studioUuid/opening-news (default: from the name)
  --help               prints this
`;

const string = /** @type {const} */ ({ type: 'string' });
const options = /** @type {const} */ ({
  area: string,
  name: string,
  guard: string,
  pattern: string,
  help: { type: 'boolean' },
});

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

const portal = join(root, 'apps/portal');
const studio = '/studio/:studioUuid';
const maskNames = (/** @type {string} */ pattern) => pattern.replaceAll(/:\w+/g, ':');

/**
 * @param {ReturnType<typeof parse>['values']} values
 * @returns {Promise<import('./new/page.mjs').Page>}
 * @throws {UserError} with what to change
 */
async function readPage({ area = '', name = '', guard = 'public', pattern: given }) {
  const areas = readdirSync(join(portal, 'src/areas'));
  if (!areas.includes(area)) throw new UserError(`Choose an --area of ${areas.join(', ')}.`);
  if (!/^[a-z]{3,}(-[a-z]+)*$/.test(name))
    throw new UserError('Choose a --name in lower case with hyphens, e.g. opening-news.');
  if (guard !== 'public' && guard !== 'login')
    throw new UserError('Choose public or login as the --guard.');
  const needsLogin = guard === 'login';
  // The tests of all pages log in below /me.
  const base = needsLogin ? `${studio}/me` : studio;
  const pattern = given ?? `${base}/${name}`;
  if (!pattern.startsWith(`${base}/`) || !/^(\/:[a-z][A-Za-z]*|\/[a-z-]+)+$/.test(pattern))
    throw new UserError(`Choose a --pattern like ${base}/${name} for the guard ${guard}.`);
  const route = name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
  /** @type {{ patterns: Record<string, string> }} */
  const { patterns } = await import(
    pathToFileURL(join(portal, 'src/lib/address/patterns.ts')).href
  );
  const same = Object.entries(patterns).find(([, one]) => maskNames(one) === maskNames(pattern));
  if (same) throw new UserError(`${same[0]} has the address ${same[1]}: choose another --pattern.`);
  const texts = JSON.parse(readFileSync(join(portal, 'locales/en-GB.json'), 'utf8'));
  if (route in patterns || `title.${route}` in texts)
    throw new UserError(`A route or title is named ${route}: choose another --name.`);
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
  return { area, route, title, path: pattern.slice(studio.length), needsLogin };
}

await main(async () => {
  const { values, positionals } = parse(process.argv.slice(2));
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  if (positionals.join() !== 'page')
    throw new UserError("Say what to write: 'page'; --help lists the options.");
  const page = await readPage(values);
  const created = createFiles(page);
  const taken = Object.keys(created).find((file) => existsSync(join(root, file)));
  if (taken) throw new UserError(`${taken} exists: choose another --name.`);
  const files = { ...created, ...extendTables(page), ...extendLocales(page) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  process.stdout.write(
    `Wrote these files and the page's entries in tables and locales:
${Object.keys(created).join('\n')}

Next: load and show its content, link to it, and translate its texts (apps/portal/README.md, "Texts").
`,
  );
  return run('oxfmt', Object.keys(files));
});
