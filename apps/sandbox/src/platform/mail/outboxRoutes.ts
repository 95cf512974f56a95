/**
 * `/outbox` shows the mails the sandbox would have sent; `/outbox.json` returns them to tests. They allow taking over
 * any account, so all routes are restricted to this machine, checking the Host header as well.
 */
import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../api.ts';
import { apiError } from '../http/apiError.ts';
import { thisMachineOnly } from '../http/thisMachineOnly.ts';
import { isUuid } from '../isUuid.ts';
import { sendToolPage } from '../http/toolPage.ts';
import { renderMails } from './outboxPage.ts';
import { outboxMails, type StoredMail } from './tables.ts';

/** Keeps the page small after tests with many mails. */
const maxMails = 200;

type Route = { Querystring: { to?: string } };

/** Maps a mail to the format used by tests. */
function toTestMail(mail: StoredMail) {
  const { recipient: to, subject, text, html, code, link, calendar, createdAt } = mail;
  return { to, subject, text, html, code, link, calendar, createdAt };
}

/** A mail shows its pictures and applies its own styles, and runs no script. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; " +
  "frame-ancestors 'none'; base-uri 'none'";

/** Registers the routes. `?to=` filters by address. Waits for queued mails first. */
export function registerOutbox(app: FastifyInstance, { db, background, jobs }: Services): void {
  const loadMails = async (address: string | undefined) => {
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
      .limit(maxMails);
  };

  app.get<Route>('/outbox', { onRequest: thisMachineOnly }, async (request, reply) => {
    return sendToolPage(reply, {
      title: 'Outbox',
      intro: 'The sandbox sends no mail. What it would have sent stands here, the newest first.',
      body: renderMails(await loadMails(request.query.to)),
    });
  });

  app.get<{ Params: { file: string } }>(
    '/outbox/:file',
    { onRequest: thisMachineOnly },
    async (request, reply) => {
      const [, uuid = ''] = /^(.*)\.html$/.exec(request.params.file) ?? [];
      const [mail] = isUuid(uuid)
        ? await db.select().from(outboxMails).where(eq(outboxMails.uuid, uuid))
        : [];
      if (!mail)
        throw apiError(404, 'outbox.error.notfound', 'There is no such mail', { frame: true });
      return reply
        .headers({ 'Content-Security-Policy': mailPolicy, 'Cache-Control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(mail.html);
    },
  );

  app.get<Route>('/outbox.json', { onRequest: thisMachineOnly }, async (request, reply) => {
    const mails = await loadMails(request.query.to);
    return reply.header('Cache-Control', 'no-store').send(mails.map(toTestMail));
  });
}
