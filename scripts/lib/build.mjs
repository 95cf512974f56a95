import { UserError } from '../bootstrap/user-error.mjs';
import { runTurbo } from './turbo.mjs';

/**
 * Builds what running the product needs: the portal's production build and whatever it and the
 * sandbox import. Cached; says something only when there is something to do.
 * @throws {UserError} with the failing task's whole output
 */
export const buildProduct = () => build('@studio-portal/portal', '@studio-portal/sandbox');

/**
 * Builds the server of an operator, with the portal in it. Cached as well.
 * @throws {UserError} with the failing task's whole output
 */
export const buildServer = () => build('@studio-portal/server');

/** @param {string[]} workspaces each with all that it needs */
async function build(...workspaces) {
  let announced = false;
  const { tasks, trouble } = await runTurbo(['build'], {
    flags: workspaces.map((name) => `--filter=${name}...`),
    onStart(id) {
      if (!announced) process.stderr.write('Building ...\n');
      announced = true;
      process.stderr.write(`  ${id.replace('@studio-portal/', '').replace('#', ' ')}\n`);
    },
  });
  if (trouble) throw new UserError(trouble);
  const failed = tasks.find((task) => task.status === 'failed');
  if (!failed) return;
  throw new UserError(
    `${failed.output}\n\nThe build failed: ${failed.task} of ${failed.directory}, see above. Once more: npx turbo run ${failed.task} --filter=${failed.workspace}`,
  );
}

/**
 * Builds the SDK: whoever reads the types of the portal or the contracts reads its declarations.
 * @throws {UserError} with the failing task's whole output
 */
export async function buildSdk() {
  const { tasks, trouble } = await runTurbo(['build'], { flags: ['--filter=@studio-portal/sdk'] });
  const failed = tasks.find((task) => task.status === 'failed');
  if (trouble || failed) throw new UserError(trouble ?? failed?.output ?? '');
}

/**
 * Builds the reference, which the sandbox serves under /docs.
 * @throws {UserError} with the failing task's whole output
 */
export async function buildDocs() {
  const { tasks, trouble } = await runTurbo(['docs'], {});
  const failed = tasks.find(({ status }) => status === 'failed');
  if (trouble || failed) throw new UserError(trouble ?? failed?.output ?? '');
}
