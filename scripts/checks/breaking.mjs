import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { breaksBetween } from '../breaking/breaks.mjs';
import { faultsOf } from '../breaking/verdict.mjs';

const released = join(root, 'api-spec/released/openapi.json');
const approvedFile = join(root, 'api-spec/approved-changes.txt');

/**
 * Fails when the description breaks users of the last release without a reason and a major changeset.
 * @returns {Promise<import('./index.mjs').CheckResult>}
 */
export async function checkBreaking() {
  if (!existsSync(released))
    return {
      passed: true,
      detail:
        'nothing was released yet, so nothing can break; npm run release keeps what it releases',
    };
  const breaks = await breaksBetween(released, join(root, 'api-spec/dist/openapi.json'));
  const faults = faultsOf(breaks, {
    approved: readFileSync(approvedFile, 'utf8'),
    changesets: globSync('.changeset/*.md', { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    ),
  });
  return faults.length > 0
    ? { passed: false, output: faults.join('\n') }
    : { passed: true, detail: `${breaks.length} approved` };
}
