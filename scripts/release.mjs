// npm run release: from a clean clone to packed packages. Versions and CHANGELOGs come from the changesets; the description of this
// release is kept for the next one to be compared with. What it changed is to be committed, what it packed to be published: it
// prints how.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { UserError } from './bootstrap/user-error.mjs';
import { checkBreaking } from './checks/breaking.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { runTurbo } from './lib/turbo.mjs';
import { workspaces } from './lib/workspaces.mjs';
import { emptied, stamp } from './release/stamp.mjs';

const packed = join(root, '.releases');

/** The workspaces that others install. */
const published = () =>
  workspaces()
    .map(({ folder, name }) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return { folder, name, version: manifest.version, isPrivate: manifest.private === true };
    })
    .filter(({ isPrivate }) => !isPrivate);

/**
 * Runs a step to its end.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {string} [cwd]
 */
async function step(title, program, args, cwd = root) {
  process.stdout.write(`${title}\n`);
  const { code, output } = await run(program, args, { cwd });
  if (code !== 0) throw new UserError(`${output}\n${program} ${args.join(' ')} failed, see above.`);
}

/** @param {string} task */
async function turbo(task) {
  const { tasks, trouble } = await runTurbo([task], {});
  const failed = tasks.find(({ status }) => status === 'failed');
  if (trouble || failed) throw new UserError(trouble ?? failed?.output ?? '');
}

await main(async () => {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changed !== '')
    throw new UserError(`A release begins with nothing changed; commit or undo first:\n${changed}`);
  if (globSync('.changeset/*.md', { cwd: root }).every((file) => file.endsWith('README.md')))
    throw new UserError(
      'There is no changeset, so there is nothing to release (npm run changeset).',
    );
  const { passed, output } = await checkBreaking();
  if (!passed) throw new UserError(output ?? '');

  await step('Versions and CHANGELOGs from the changesets', 'changeset', ['version']);
  const sdk = published().find(({ name }) => name === '@studio-portal/sdk');
  const version = sdk?.version;
  stamp(root, version);

  process.stdout.write('What is made of the description\n');
  await turbo('gen');
  mkdirSync(join(root, 'api-spec/released'), { recursive: true });
  cpSync(join(root, 'api-spec/dist/openapi.json'), join(root, 'api-spec/released/openapi.json'));
  const approved = join(root, 'api-spec/approved-changes.txt');
  writeFileSync(approved, emptied(readFileSync(approved, 'utf8')));
  const names = execFileSync('git', ['ls-files', '-z', '-m', '-o', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const toFormat = names
    .split('\0')
    .filter((name) => /(?:CHANGELOG\.md|package\.json)$/.test(name));
  await step('Format', 'oxfmt', toFormat);

  process.stdout.write('Build\n');
  await turbo('build');
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed);
  for (const { folder, name } of published())
    await step(`Pack ${name}`, 'npm', ['pack', '--pack-destination', packed], join(root, folder));

  const tarballs = globSync('*.tgz', { cwd: packed }).toSorted();
  process.stdout.write(`
${version} stands in the files of this clone and is packed in .releases/. Look at it, then:

  npm test
  git add --all && git commit -m "Release ${version}"
  git tag --annotate v${version} -m "Release ${version}"
  git push --follow-tags
${tarballs.map((name) => `  npm publish .releases/${name}\n`).join('')}
`);
  return 0;
});
