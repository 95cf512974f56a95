/**
 * `/outbox` shows what the sandbox would have mailed; `/outbox.json` says it to tests. Whoever reads it can take every account, so
 * it is there for this machine alone: a page of another name that leads here gets nothing either.
 */
import { randomBytes } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../server/api.ts';
import { thisMachineOnly } from '../../server/thisMachineOnly.ts';
import type { StoredMail } from './mail.ts';
import { outboxPage } from './outboxPage.ts';
import { outboxMails } from './tables.ts';

/** More than anybody reads; keeps the page small after a test with many mails. */
const mostShown = 200;

type Route = { Querystring: { to?: string } };

/** A mail as tests read it. */
function shown(mail: StoredMail) {
  const { recipient: to, subject, text, html, code, link, calendar, createdAt } = mail;
  return { to, subject, text, html, code, link, calendar, createdAt };
}

/** `?to=` narrows both to an address. Every mail that is on its way is waited for. */
export function registerOutbox(app: FastifyInstance, { db, background, jobs }: Services): void {
  const mailsTo = async (address: string | undefined) => {
    await background.idle();
    await jobs.runDue();
    return db
      .select()
      .from(outboxMails)
      .where(
        typeof address === 'string'
          ? eq(sql`lower(${outboxMails.recipient})`, address.toLowerCase())
          : undefined,
      )
      .orderBy(desc(outboxMails.id))
      .limit(mostShown);
  };

  app.get<Route>('/outbox', { onRequest: thisMachineOnly }, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`;
    return reply
      .headers({
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(outboxPage(nonce, await mailsTo(request.query.to)));
  });

  app.get<Route>('/outbox.json', { onRequest: thisMachineOnly }, async (request, reply) => {
    const mails = await mailsTo(request.query.to);
    return reply.header('Cache-Control', 'no-store').send(mails.map(shown));
  });
}
