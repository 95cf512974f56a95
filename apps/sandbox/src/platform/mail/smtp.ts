import { createTransport } from 'nodemailer';
import type { StoredMail } from './tables.ts';

/** Delivers a mail to the mail server. @throws if the server rejects it */
export type Send = (mail: StoredMail) => Promise<void>;

/** Sender domain; the display name is that of the brand. */
const domain = 'studio-portal.example';

/** Timeout of each step, in milliseconds. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** @param url `smtp://user:password@host:port` */
export function createSmtpSender(url: string): Send {
  const transport = createTransport({ url, ...timeouts });
  return async ({ uuid, recipient, sender, subject, text, html, calendar }) => {
    await transport.sendMail({
      from: { name: sender, address: `no-reply@${domain}` },
      to: recipient,
      // Lets the mail server recognise duplicates.
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
