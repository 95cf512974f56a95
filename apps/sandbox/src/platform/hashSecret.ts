import { createHash } from 'node:crypto';

/**
 * Hashes a secret, so that backups do not contain it. A fast hash is enough, because secrets are random, and either long
 * or short-lived with limited tries (attempts.ts).
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
