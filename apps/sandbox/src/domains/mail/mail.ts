/** Writing mails, and handing them to the mail server. */
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { addMinutes } from '../../time.ts';
import { mostTries, pauseAfter } from '../jobs/pauses.ts';
import { connectTo, type Send } from './smtp.ts';
import { outboxMails } from './tables.ts';

/** A mail that is ready to go. */
export type Letter = {
  to: string;
  /** Name of the brand that writes. */
  from: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
  /** A calendar file (RFC 5545); none when left out. */
  calendar?: string | null;
};

export type StoredMail = typeof outboxMails.$inferSelect;

export type Mail = {
  /** Whether mails stay in the sandbox, where `/outbox` shows them. */
  keepsOutbox: boolean;
  /** Writes a mail. @param tx the transaction of what it tells of: both are kept, or neither */
  send: (letter: Letter, tx?: Database) => Promise<void>;
  /**
   * Hands what is due to the mail server, and returns when nothing is. Each mail is one process's at a time; only one that dies
   * between the server's answer and its own mark makes it come twice, with the same Message-ID.
   * @param stopped ends it after the mails that are under way
   */
  deliver: (stopped?: AbortSignal) => Promise<void>;
};

/** Where mails go. */
export type MailOptions = {
  /** A mail server as `smtp://user:password@host:port`. */
  smtpUrl: string | null;
  /** Shows mails under `/outbox` instead; without either they wait. */
  outbox: boolean;
};

/** For so long a mail is its process's alone: longer than the mail server is waited for. */
const leaseMinutes = 3;

/** How many are sent at the same time. */
const atOnce = 5;

export function createMail(db: Database, clock: Clock, { smtpUrl, outbox }: MailOptions): Mail {
  const keepsOutbox = outbox && smtpUrl === null;
  const send = smtpUrl === null ? null : connectTo(smtpUrl);
  return {
    keepsOutbox,
    async send({ to, from, calendar = null, ...letter }, tx = db) {
      // A child without a login has an address that leads nowhere (RFC 2606).
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

/** Takes some mails that are due; nobody else takes them before the lease is over. */
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
      .limit(atOnce)
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
    const givenUp = mail.tries >= mostTries;
    // Neither address nor the server's own words, which may repeat it.
    console.error(
      `A mail was not taken by the mail server (${reasonOf(error)}): ${givenUp ? 'given up' : 'tried again later'}.`,
    );
    await db
      .update(outboxMails)
      .set(
        givenUp
          ? { ...blank, closedAt: clock.now() }
          : { dueAt: addMinutes(clock.now(), pauseAfter(mail.tries)) },
      )
      .where(row);
    return;
  }
  // Codes and addresses are not kept for longer than they are needed.
  await db.delete(outboxMails).where(row);
}

/** What stays of a mail that was given up. */
const blank = {
  recipient: '',
  subject: '',
  text: '',
  html: '',
  code: null,
  link: null,
  calendar: null,
};

/** A code such as ECONNREFUSED, or the number of the server's answer. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return String(error.responseCode);
  return 'code' in error ? String(error.code) : error.name;
}
