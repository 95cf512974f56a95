import { createServer } from 'node:net';
import { UserError } from '../bootstrap/user-error.mjs';

/**
 * Refuses a port that something else listens on.
 * @param {number} port
 * @param {string} variable the environment variable that chooses another one
 * @throws {UserError}
 */
export async function ensureFreePort(port, variable) {
  const free = await new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (free) return;
  throw new UserError(
    `Port ${port} is in use. Stop what listens there, or choose another: ${variable}=${port + 1} npm run dev`,
  );
}
