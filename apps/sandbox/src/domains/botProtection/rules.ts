/** Bot protection of public forms, an operator's setting (specification 2, section 7). */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apiError } from '../../server/apiError.ts';
import type { Operation } from '../../server/operations.ts';
import { settings } from '../service/tables.ts';
import { botTokens } from './tables.ts';

const key = 'botProtection';
const code = 'botprotection.error.failed';

/** What forms ask a token for; one for anything else sends none. */
const action = 'submit';

/** For how long a token is good, in milliseconds: as long as those of the services that operators use. */
const lifetime = 120_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Switches the protection on or off for all processes on this database. */
export async function setBotProtection(db: Database, isOn: boolean): Promise<void> {
  const value = isOn ? 'on' : 'off';
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

async function isOn(db: Database): Promise<boolean> {
  const [setting] = await db.select().from(settings).where(eq(settings.key, key));
  return setting?.value === 'on';
}

/** Gives a token for what a page says that it is about to do. */
export async function giveToken(db: Database, what: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const validUntil = new Date(now.getTime() + lifetime);
  await db.delete(botTokens).where(lte(botTokens.validUntil, now));
  await db.insert(botTokens).values({ hash: hashOf(token), action: what, validUntil });
  return token;
}

/**
 * Lets a request of a public form through: where the protection is on, with a token that nobody has used.
 * @throws 403 `botprotection.error.failed` otherwise
 */
export async function checkBot(
  { answers }: Operation,
  header: Record<string, unknown>,
  db: Database,
  now: Date,
): Promise<void> {
  if (!answers.get(403)?.errorCodes.has(code) || !(await isOn(db))) return;
  const token = header['X-Bot-Protection-Token'];
  // Taken away and looked at in one statement: of two requests with one token one gets through.
  const spent =
    typeof token === 'string'
      ? await db
          .delete(botTokens)
          .where(
            and(
              eq(botTokens.hash, hashOf(token)),
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
