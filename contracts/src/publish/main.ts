/** Publishes the recorded pacts to a broker. Turbo records them first. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readBroker } from '../../provider/broker.ts';
import { readPacts } from '../../provider/pacts.ts';
import { publishPacts } from './publishPacts.ts';

const folder = fileURLToPath(new URL('../../pacts/', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: root, encoding: 'utf8' }).trim();

async function main(): Promise<void> {
  const broker = readBroker(process.env);
  if (!broker)
    throw new Error('PACT_BROKER_BASE_URL is missing. Set it to the address of the broker.');
  if (git('status', '--porcelain') !== '')
    throw new Error(
      'Pacts are published per commit, but there are uncommitted changes. Commit them first.',
    );
  const commit = git('rev-parse', 'HEAD');
  const branch = process.env['GIT_BRANCH'] ?? git('branch', '--show-current');
  if (branch === '') throw new Error('No branch is checked out: set GIT_BRANCH to its name.');
  const pacts = readPacts(folder, {}).map(({ pact }) => pact);
  await publishPacts(broker, { pacts, commit, branch });
  process.stdout.write(`Published the pacts of ${commit} on ${branch}.\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
