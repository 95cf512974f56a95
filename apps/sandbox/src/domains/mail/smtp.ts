import { createTransport } from 'nodemailer';
import type { StoredMail } from './mail.ts';

/** Hands a mail to the mail server. @throws when it does not take it */
export type Send = (mail: StoredMail) => Promise<void>;

/** Who the mails come from, under the name of the brand. */
const domain = 'studio-portal.example';

/** How long the server is waited for at each step, in milliseconds. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** @param url `smtp://user:password@host:port` */
export function connectTo(url: string): Send {
  const transport = createTransport({ url, ...patience });
  return async ({ uuid, recipient, sender, subject, text, html, calendar }) => {
    await transport.sendMail({
      from: { name: sender, address: `no-reply@${domain}` },
      to: recipient,
      // By which a server knows a mail that comes a second time.
      messageId: `<${uuid}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject,
      text,
      html,
      ...(calendar === null
        ? {}
        : {
            attachments: [
              {
                filename: 'booking.ics',
                content: calendar,
                contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
              },
            ],
          }),
    });
  };
}
