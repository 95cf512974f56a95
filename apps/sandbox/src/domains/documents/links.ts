/** Addresses of documents, for apps that open files by them: secret, and good for a while. */
import { randomBytes } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { addMinutes, zoned } from '../../time.ts';
import { type Membership, membershipOf } from '../memberContracts/membership.ts';
import { documentLinks } from './tables.ts';

/** How long an address is good. */
const goodMinutes = 60;

type Wanted = { document: Schemas['ContractDocument']; language: string | null };

/** Gives a new address to whoever may see the document. */
export async function documentUrl(
  db: Database,
  { contract, studio }: Pick<Membership, 'contract' | 'studio'>,
  wanted: Wanted,
  now: Date,
): Promise<Schemas['ContractDownloadUrl']> {
  const token = `doc_${randomBytes(24).toString('base64url')}`;
  const validUntil = addMinutes(now, goodMinutes);
  await db.insert(documentLinks).values({ ...wanted, token, contractId: contract.id, validUntil });
  return { url: `/documents/${token}`, validUntil: zoned(validUntil, studio.zoneId) };
}

/** What an address is good for; null when it never was, or is no longer. */
export async function documentAt(
  db: Database,
  token: string,
  now: Date,
): Promise<(Wanted & { membership: Membership }) | null> {
  const [link] = await db
    .select()
    .from(documentLinks)
    .where(and(eq(documentLinks.token, token), gte(documentLinks.validUntil, now)));
  const membership = link ? await membershipOf(db, link.contractId) : null;
  if (!link || !membership) return null;
  return { document: link.document, language: link.language, membership };
}

/** Forgets addresses that are good for nothing any more. */
export async function forgetDocumentLinks(db: Database, now: Date): Promise<void> {
  await db.delete(documentLinks).where(lt(documentLinks.validUntil, now));
}
