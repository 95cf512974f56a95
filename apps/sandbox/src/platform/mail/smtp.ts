import { createTransport } from 'nodemailer';
import { senderAddress, senderDomain } from './sender.ts';
import type { StoredMail } from './tables.ts';

/** Delivers a mail to the mail server. @throws if the server rejects it */
export type Send = (mail: StoredMail) => Promise<void>;

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
      from: { name: sender, address: senderAddress },
      to: recipient,
      // Lets the mail server recognise duplicates.
      messageId: `<${uuid}@${senderDomain}>`,
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
                contentType: `text/calendar; charset=utf-8; method=${findMethod(calendar)}`,
              },
            ],
          }),
    });
  };
}

/** Returns the method of a calendar file, which the part's content type must repeat (RFC 6047, 2.4). */
const findMethod = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
