/** Passwords are hashed with argon2id, which is memory-hard. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { apiError } from '../../platform/http/apiError.ts';

/**
 * OWASP's first recommendation for argon2id, the library's default algorithm; a login takes well under 150 ms of CPU
 * time.
 */
const options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Keeps one CPU core free for other requests. */
const queue = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));

let placeholderHash: Promise<string> | null = null;

/** Maps what keyboards encode differently to one text (decisions/002). */
const normalizePassword = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFKC');

/** Hashes the normalized password. */
export function hashPassword(password: string): Promise<string> {
  const normalized = normalizePassword(password);
  return queue(() => hash(normalized, options));
}

/** Result of a check; an outdated hash is right for the password as typed only, and should be replaced. */
type PasswordCheck = 'right' | 'outdated' | 'wrong';

/**
 * Checks a password: normalized, then as typed, because older hashes are of that. Without a stored hash it takes
 * equally long, so that timing does not reveal whether an account exists.
 */
export async function checkPassword(
  stored: string | null,
  password: string,
): Promise<PasswordCheck> {
  placeholderHash ??= hashPassword('nobody has this password');
  const against = stored ?? (await placeholderHash);
  const normalized = normalizePassword(password);
  const isRight = await queue(() => verify(against, normalized));
  const isOutdated =
    !isRight && normalized !== password && (await queue(() => verify(against, password)));
  if (stored === null || !(isRight || isOutdated)) return 'wrong';
  return isRight ? 'right' : 'outdated';
}

/**
 * Password policy (spec 1.5): at least 8 characters with a letter and a digit.
 * @throws 422
 */
export function checkNewPassword(password: string): void {
  if (password.length >= 8 && /\p{L}/u.test(password) && /\p{N}/u.test(password)) return;
  throw apiError(
    422,
    'password.error.tooweak',
    'A password has at least 8 characters, with a letter and a digit',
  );
}
