import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
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
};

export type Mail = {
  /** Whether mails stay in the sandbox, where `/outbox` shows them. */
  keepsOutbox: boolean;
  send: (letter: Letter) => Promise<void>;
};

/** Who the mails come from, under the name of the brand. */
const sender = 'no-reply@studio-portal.example';

/** @param smtpUrl a mail server as `smtp://user:password@host:port`; null keeps mails in the outbox */
export function createMail(db: Database, clock: Clock, smtpUrl: string | null): Mail {
  if (smtpUrl !== null) {
    const transport = createTransport(smtpUrl);
    return {
      keepsOutbox: false,
      async send({ to, from, subject, text, html }) {
        await transport.sendMail({
          from: { name: from, address: sender },
          to,
          subject,
          text,
          html,
        });
      },
    };
  }
  return {
    keepsOutbox: true,
    async send({ to, subject, text, html, code, link }) {
      await db
        .insert(outboxMails)
        .values({ recipient: to, subject, text, html, code, link, createdAt: clock.now() });
    },
  };
}
