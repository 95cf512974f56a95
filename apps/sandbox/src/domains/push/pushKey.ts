/** VAPID key pair of this backend (RFC 8292). */
import { createECDH } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { pushKeys } from './tables.ts';

const curve = 'prime256v1';

export type PushKey = { publicKey: string; privateKey: string };

/** Returns the key pair, creating it on first use; concurrent processes get the same one. */
export async function ensurePushKey(db: Database): Promise<PushKey> {
  const [known] = await db.select().from(pushKeys);
  if (known) return known;
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys('base64url');
  // Restore leading zeros, which the hex form may omit.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
  await db
    .insert(pushKeys)
    .values({ id: 1, publicKey, privateKey: privateKey.toString('base64url') })
    .onConflictDoNothing();
  return ensurePushKey(db);
}
