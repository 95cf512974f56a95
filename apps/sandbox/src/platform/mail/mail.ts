/** Writing mails and delivering them to the mail server. */
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { addMinutes } from '../time.ts';
import { maxTries, retryDelayMinutes } from '../jobs/retries.ts';
import { createSmtpSender, type Send } from './smtp.ts';
import { outboxMails, type StoredMail } from './tables.ts';

/** A mail ready to be sent. */
export type Letter = {
  to: string;
  /** Brand name shown as the sender. */
  from: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
  /** Attached calendar file (RFC 5545), if any. */
  calendar?: string | null;
};
export type Mail = {
  /** True if mails stay in the sandbox, where `/outbox` shows them. */
  keepsOutbox: boolean;
  /** Queues a mail. @param tx the transaction of the event, so that both are stored or neither */
  send: (letter: Letter, tx?: Database) => Promise<void>;
  /**
   * Delivers all due mails. A lease keeps other processes from sending the same mail; only a process that dies right
   * after the server accepted a mail causes a duplicate, which has the same Message-ID.
   * @param stopped stops after the mails being sent
   */
  deliver: (stopped?: AbortSignal) => Promise<void>;
};

/** Destination of mails. */
export type MailOptions = {
  /** URL of a mail server: `smtp://user:password@host:port`. */
  smtpUrl: string | null;
  /** Shows mails under `/outbox` instead; without either, they stay queued. */
  outbox: boolean;
};

/** Longer than the timeouts of the mail server. */
const leaseMinutes = 3;

/** Number of mails sent in parallel. */
const batchSize = 5;

export function createMail(db: Database, clock: Clock, { smtpUrl, outbox }: MailOptions): Mail {
  const keepsOutbox = outbox && smtpUrl === null;
  const send = smtpUrl === null ? null : createSmtpSender(smtpUrl);
  return {
    keepsOutbox,
    async send({ to, from, calendar = null, ...letter }, tx = db) {
      // Children without a login have an undeliverable address (RFC 2606).
      if (to.endsWith('.invalid')) return;
      const createdAt = clock.now();
      await tx.insert(outboxMails).values({
        ...letter,
        recipient: to,
        sender: from,
        calendar,
        createdAt,
        closedAt: keepsOutbox ? createdAt : null,
      });
    },
    async deliver(stopped) {
      if (send === null) return;
      const next = async () => (stopped?.aborted ? [] : claim(db, clock.now()));
      let claimed = await next();
      while (claimed.length > 0) {
        await Promise.all(claimed.map((mail) => deliverOne(db, clock, send, mail)));
        claimed = await next();
      }
    },
  };
}

/** Claims due mails for the duration of the lease. */
async function claim(db: Database, now: Date): Promise<StoredMail[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(
        and(
          isNull(outboxMails.closedAt),
          or(isNull(outboxMails.dueAt), lte(outboxMails.dueAt, now)),
        ),
      )
      .orderBy(asc(outboxMails.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return tx
      .update(outboxMails)
      .set({ dueAt: addMinutes(now, leaseMinutes), tries: sql`${outboxMails.tries} + 1` })
      .where(inArray(outboxMails.id, ids))
      .returning();
  });
}

async function deliverOne(db: Database, clock: Clock, send: Send, mail: StoredMail): Promise<void> {
  const row = eq(outboxMails.id, mail.id);
  try {
    await send(mail);
  } catch (error) {
    const isAbandoned = mail.tries >= maxTries;
    // Logs neither the address nor the server's message, which may contain it.
    console.error(
      `A mail was not taken by the mail server (${describeFailure(error)}): ${isAbandoned ? 'given up' : 'tried again later'}.`,
    );
    await db
      .update(outboxMails)
      .set(
        isAbandoned
          ? { ...erasedContent, closedAt: clock.now() }
          : { dueAt: addMinutes(clock.now(), retryDelayMinutes(mail.tries)) },
      )
      .where(row);
    return;
  }
  // Delete codes and addresses as soon as they are no longer needed.
  await db.delete(outboxMails).where(row);
}

/** Replaces the content of an abandoned mail. */
const erasedContent = {
  recipient: '',
  subject: '',
  text: '',
  html: '',
  code: null,
  link: null,
  calendar: null,
};

/** Returns a code such as ECONNREFUSED, or the status of the server's reply. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return String(error.responseCode);
  return 'code' in error ? String(error.code) : error.name;
}
