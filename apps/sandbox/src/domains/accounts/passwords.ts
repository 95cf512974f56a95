/** Passwords are stored as argon2id, which takes memory as well as time to guess. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { fault } from '../../server/fault.ts';

/** OWASP's first recommendation for argon2id, the library's default algorithm; one login costs well under 150 ms of processor time. */
const options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** One processor stays free for everybody else, however many log in at once. */
const inTurn = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));

let nobody: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/**
 * Whether a password is right. Without a stored hash it takes as long as with one, so that time does not
 * tell whether an account exists.
 */
export async function isRightPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobody);
  const right = await inTurn(() => verify(against, password));
  return right && stored !== null;
}

/**
 * The rule for new passwords (specification 1, section 5): at least 8 characters with a letter and a digit.
 * @throws 422
 */
export function checkNewPassword(password: string): void {
  if (password.length >= 8 && /\p{L}/u.test(password) && /\p{N}/u.test(password)) return;
  throw fault(
    422,
    'password.error.tooweak',
    'A password has at least 8 characters, with a letter and a digit',
  );
}
