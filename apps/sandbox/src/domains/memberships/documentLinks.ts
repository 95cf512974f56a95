/** Secret, temporary addresses of documents, for apps that open files by URL. */
import { randomBytes } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { addMinutes, zoned } from '../../platform/time.ts';
import { type Membership, findMembership } from './membership.ts';
import { documentLinks } from './tables.ts';

/** Lifetime of an address. */
const lifetimeMinutes = 60;

type DocumentRequest = { document: Schemas['ContractDocument']; language: string | null };

/** Creates an address; the caller has checked access to the document. */
export async function createDocumentUrl(
  db: Database,
  { contract, studio }: Pick<Membership, 'contract' | 'studio'>,
  wanted: DocumentRequest,
  now: Date,
): Promise<Schemas['ContractDownloadUrl']> {
  const token = `doc_${randomBytes(24).toString('base64url')}`;
  const validUntil = addMinutes(now, lifetimeMinutes);
  await db.insert(documentLinks).values({ ...wanted, token, contractId: contract.id, validUntil });
  return { url: `/documents/${token}`, validUntil: zoned(validUntil, studio.zoneId) };
}

/** Finds the document of an address; null if it is unknown or expired. */
export async function findLinkedDocument(
  db: Database,
  token: string,
  now: Date,
): Promise<(DocumentRequest & { membership: Membership }) | null> {
  const [link] = await db
    .select()
    .from(documentLinks)
    .where(and(eq(documentLinks.token, token), gte(documentLinks.validUntil, now)));
  const membership = link ? await findMembership(db, link.contractId) : null;
  if (!link || !membership) return null;
  return { document: link.document, language: link.language, membership };
}

/** Deletes expired addresses. */
export async function deleteExpiredDocumentLinks(db: Database, now: Date): Promise<void> {
  await db.delete(documentLinks).where(lt(documentLinks.validUntil, now));
}
