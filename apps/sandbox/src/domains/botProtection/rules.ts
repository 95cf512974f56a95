/** Bot protection of public forms, configured by the operator (spec 2.7). */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError } from '../../platform/http/apiError.ts';
import type { Operation } from '../../platform/http/operations.ts';
import { settings } from '../service/tables.ts';
import { botTokens } from './tables.ts';

const key = 'botProtection';
const code = 'botprotection.error.failed';

/** Action of form tokens; tokens for other actions are not accepted. */
const action = 'submit';

/** Lifetime of a token in milliseconds, like that of the services operators use. */
const lifetime = 120_000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Switches the protection on or off for all processes on this database. */
export async function setBotProtection(db: Database, enabled: boolean): Promise<void> {
  const value = enabled ? 'on' : 'off';
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

async function isEnabled(db: Database): Promise<boolean> {
  const [setting] = await db.select().from(settings).where(eq(settings.key, key));
  return setting?.value === 'on';
}

/** Issues a token for the action a page names. */
export async function issueToken(db: Database, what: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const validUntil = new Date(now.getTime() + lifetime);
  await db.delete(botTokens).where(lte(botTokens.validUntil, now));
  await db.insert(botTokens).values({ hash: hashToken(token), action: what, validUntil });
  return token;
}

/**
 * Requires an unused token for public forms if the protection is on.
 * @throws 403 `botprotection.error.failed` otherwise
 */
export async function checkBot(
  { answers }: Operation,
  header: Record<string, unknown>,
  db: Database,
  now: Date,
): Promise<void> {
  if (!answers.get(403)?.errorCodes.has(code) || !(await isEnabled(db))) return;
  const token = header['X-Bot-Protection-Token'];
  // Consumes the token in a single statement, so that of two concurrent requests only one passes.
  const spent =
    typeof token === 'string'
      ? await db
          .delete(botTokens)
          .where(
            and(
              eq(botTokens.hash, hashToken(token)),
              eq(botTokens.action, action),
              gt(botTokens.validUntil, now),
            ),
          )
          .returning()
      : [];
  if (spent.length === 0)
    throw apiError(
      403,
      code,
      'The check that a person sends this has failed; send it again with a new token of the bot protection',
    );
}
