import { UserError } from './user-error.mjs';

/** The oldest Node the bootstrap itself runs on; package.json `engines` says the same. */
const oldest = { major: 20, minor: 11 };

/**
 * Refuses a Node that is too old to install the house.
 * @param {string} version as in `process.versions.node`, e.g. `20.11.1`
 * @throws {UserError} when it is older than 20.11
 */
export function ensureNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  throw new UserError(
    `Node ${version} is too old: Studio Portal needs Node ${oldest.major}.${oldest.minor} or newer to install itself. Get one from https://nodejs.org.`,
  );
}
