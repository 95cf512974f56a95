/** Builds the HTML reference of the API: `npm run docs`. decisions/005-render-the-reference-with-redoc.md says why it uses Redocly. */
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseChangeset } from './changesets.ts';
import { findBrokenLinks } from './brokenLinks.ts';
import { type Description, readDescription } from './apiDescription.ts';
import { splitPage } from './page.ts';
import { buildReference } from './buildReference.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const dist = fileURLToPath(new URL('dist/', import.meta.url));

/** Returns the description of the last release, which `npm run release` commits. */
function releasedDescription(): Description | null {
  const file = join(repository, 'api-spec/released/openapi.json');
  return existsSync(file) ? readDescription(file) : null;
}

const changesets = globSync('.changeset/*.md', { cwd: repository })
  .filter((file) => !file.endsWith('README.md'))
  .toSorted()
  .map((file) => readFileSync(join(repository, file), 'utf8'));

const reference = buildReference(readDescription(join(repository, 'api-spec/dist/openapi.json')), {
  released: releasedDescription(),
  changes: changesets.flatMap(parseChangeset),
});
const brokenLinks = findBrokenLinks(reference);
if (brokenLinks.length > 0)
  throw new Error(
    `The reference has broken links. Fix them in the API description:\n${brokenLinks.join('\n')}`,
  );

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const config = fileURLToPath(new URL('redocly.yaml', import.meta.url));
const [bundle, written] = [join(dist, 'openapi.json'), join(dist, 'index.html')];
writeFileSync(bundle, JSON.stringify(reference));
const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
await promisify(execFile)(
  process.execPath,
  [
    join(dirname(manifest), 'bin/cli.js'),
    'build-docs',
    bundle,
    '--inlineBundle',
    '--config',
    config,
    '-o',
    written,
  ],
  {
    cwd: dist,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    timeout: 300_000,
    killSignal: 'SIGKILL',
  },
);
const { html, scripts } = splitPage(readFileSync(written, 'utf8'));
writeFileSync(written, html);
for (const [name, code] of Object.entries(scripts)) writeFileSync(join(dist, name), code);
process.stdout.write(`Wrote the reference to ${written}. The sandbox serves it under /docs.\n`);
