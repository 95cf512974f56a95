import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { compareFiles, hashFiles } from '../lib/hash-files.mjs';
import { planTurbo, runTurbo } from '../lib/turbo.mjs';
import { workspaces } from '../lib/workspaces.mjs';

/** @returns {string[]} the folders that `gen` writes, relative to the root */
function generatedFolders() {
  return workspaces()
    .filter(({ scripts }) => scripts.gen)
    .map(({ folder }) => (folder === 'api-spec' ? `${folder}/dist` : `${folder}/src/generated`));
}

const stampFile = join(root, 'node_modules/.cache/studio-portal/generated');

/**
 * What the verdict depends on: the inputs of every `gen` (turbo's hashes) and what is there now.
 * @param {Map<string, string>} present
 */
async function stampOf(present) {
  const plan = await planTurbo(['gen']);
  const inputs = plan
    .filter(({ task }) => task === 'gen')
    .map(({ taskId, hash }) => `${taskId} ${hash}`);
  return createHash('sha256')
    .update(JSON.stringify([inputs.toSorted(), [...present]]))
    .digest('hex');
}

/**
 * Fails when the committed generated code is not what the generators make today. Generates into the
 * tree, without turbo's cache, and compares contents, so the rest of the tree may be as dirty as it
 * likes. The new output stays: committing it is the remedy. Skips the work when neither inputs nor
 * outputs have changed since the last time they fitted.
 * @returns {Promise<import('./index.mjs').CheckResult>}
 */
export async function checkStale() {
  const folders = generatedFolders();
  const before = hashFiles(folders);
  const stamp = await stampOf(before);
  let known;
  try {
    known = readFileSync(stampFile, 'utf8');
  } catch {
    // Never checked on this machine.
  }
  if (known === stamp) return { passed: true, detail: 'unchanged since it was last checked' };

  const { tasks, trouble } = await runTurbo(['gen'], { flags: ['--force'] });
  const failed = tasks.filter((task) => task.status === 'failed');
  if (trouble || failed.length > 0) {
    const said = failed.map((task) => `${task.directory} gen\n${task.output}`);
    return { passed: false, output: [...said, trouble ?? ''].join('\n') };
  }
  const differences = compareFiles(before, hashFiles(folders));
  if (differences.length > 0) {
    return {
      passed: false,
      output: [
        'Committed generated code is not what the generators make from the description:',
        ...differences.slice(0, 40).map((line) => `  ${line}`),
        ...(differences.length > 40 ? [`  and ${differences.length - 40} more`] : []),
        "Run 'npm run gen' and commit what it changed (this check has just run it).",
      ].join('\n'),
    };
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return { passed: true };
}
