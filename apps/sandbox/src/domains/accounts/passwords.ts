/** Passwords are stored as argon2id, which takes memory as well as time to guess. */
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id, the library's default algorithm; one login costs well under 150 ms of processor time. */
const options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

let nobody: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/**
 * Whether a password is right. Without a stored hash it takes as long as with one, so that time does not
 * tell whether an account exists.
 */
export async function isRightPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(stored ?? (await nobody), password);
  return right && stored !== null;
}
