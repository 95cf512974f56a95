/** A mail server for tests. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string; messageId: string; raw: string };

export type MailServer = {
  url: string;
  /** Behavior for the next mails: accept, reject temporarily, or never answer. */
  mode: 'accept' | 'reject' | 'hang';
  /** Completely received mails in order of arrival. */
  accepted: ReceivedMail[];
  rejected: ReceivedMail[];
  /** Number of mails that wait for an answer that never comes. */
  hanging: number;
  close(): Promise<void>;
};

/** @returns a server that accepts mails until its mode is changed */
export async function startMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    async onData(stream, session, answer) {
      const raw = await text(stream);
      const [recipient] = session.envelope.rcptTo;
      const messageId = /^Message-ID: (.*)\r$/im.exec(raw)?.[1] ?? '';
      const mail = { to: recipient?.address ?? '', messageId, raw };
      if (server.mode === 'hang') {
        server.hanging++;
        return;
      }
      const rejects = server.mode === 'reject';
      (rejects ? server.rejected : server.accepted).push(mail);
      answer(rejects ? Object.assign(new Error('Not now'), { responseCode: 451 }) : null);
    },
  });
  // Ignores connections broken by killed clients.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mode: 'accept',
    accepted: [],
    rejected: [],
    hanging: 0,
    close: () =>
      new Promise((resolve) => {
        smtp.close(() => resolve());
      }),
  };
  return server;
}
