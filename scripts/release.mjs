// npm run release: makes versions and CHANGELOGs from the changesets, keeps the API description for
// the next release to be compared with, and packs the packages in .releases/. Prints how to commit
// and publish.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, run, UserError } from './bootstrap/run.mjs';
import { ensureNothingBreaks } from './breaking.mjs';
import { changedSince, hasDeepPass, headCommit, isClean } from './git.mjs';

/**
 * @param {string} file
 * @param {(text: string) => string} change
 * @throws {Error} when it changes nothing
 */
function rewrite(file, change) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has no version where it is expected.`);
  writeFileSync(file, changed);
}

/**
 * Writes a version where `changeset version` does not: into the API description and the lock file.
 * @param {string} folder the repository
 * @param {string} version
 */
export function stamp(folder, version) {
  rewrite(join(folder, 'api-spec/openapi.yaml'), (text) =>
    text.replace(/^ {2}version: .*$/m, `  version: ${version}`),
  );
  rewrite(join(folder, 'package-lock.json'), (text) => {
    const lock = JSON.parse(text);
    for (const [path, entry] of Object.entries(lock.packages)) {
      if (path.includes('node_modules')) continue;
      const manifest = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
      for (const key of ['version', 'dependencies', 'devDependencies'])
        if (manifest[key]) entry[key] = manifest[key];
    }
    return `${JSON.stringify(lock, null, 2)}\n`;
  });
}

/**
 * Empties approved-changes.txt except for its comments: what was approved is released.
 * @param {string} text
 */
export const emptyApproved = (text) =>
  text
    .split('\n')
    .filter((line) => line === '' || line.startsWith('#'))
    .join('\n');

/**
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {string} [cwd]
 */
async function step(title, program, args, cwd = root) {
  process.stdout.write(`${title}\n`);
  if ((await run(program, args, { cwd })) !== 0)
    throw new UserError(`${program} ${args.join(' ')} failed. Fix the errors above and retry.`);
}

if (import.meta.main)
  await main(async () => {
    if (!isClean())
      throw new UserError('There are uncommitted changes. Commit or undo them first.');
    if (globSync('.changeset/*.md', { cwd: root }).every((file) => file.endsWith('README.md')))
      throw new UserError('There is no changeset, so nothing to release (npm run changeset).');
    if (!hasDeepPass(headCommit()))
      throw new UserError(
        "The deep tests have not passed on this commit. Run 'npm run test:deep' (or all its shards) here first.",
      );
    const gen = ['run', 'gen', '--output-logs=errors-only'];
    await step('Generate', 'turbo', gen);
    await ensureNothingBreaks();

    await step('Versions and CHANGELOGs', 'changeset', ['version']);
    const sdk = join(root, 'packages/sdk');
    const { version } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'));
    stamp(root, version);
    await step('Generate', 'turbo', gen);
    cpSync(join(root, 'api-spec/dist/openapi.json'), join(root, 'api-spec/released/openapi.json'));
    const approved = join(root, 'api-spec/approved-changes.txt');
    writeFileSync(approved, emptyApproved(readFileSync(approved, 'utf8')));
    await step(
      'Format',
      'oxfmt',
      changedSince('HEAD').filter((path) => /(?:CHANGELOG\.md|package\.json)$/.test(path)),
    );

    await step('Build', 'turbo', ['run', 'build', '--output-logs=errors-only']);
    const packed = join(root, '.releases');
    rmSync(packed, { recursive: true, force: true });
    mkdirSync(packed);
    for (const folder of [sdk, join(root, 'contracts/provider'), join(root, 'apps/sandbox')])
      await step(`Pack ${folder}`, 'npm', ['pack', '--pack-destination', packed], folder);

    const tarballs = globSync('*.tgz', { cwd: packed }).toSorted();
    process.stdout.write(`
The files of this clone are those of ${version}, packed in .releases/. Review them, then:

  npm test
  git add --all && git commit -m "Release ${version}"
  git tag --annotate v${version} -m "Release ${version}"
  git push --follow-tags
${tarballs.map((name) => `  npm publish .releases/${name}\n`).join('')}
`);
    return 0;
  });
