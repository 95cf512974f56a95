import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createMail } from '../domains/mail/mail.ts';
import { createBank } from '../domains/payments/gateway.ts';
import type { Services } from './api.ts';
import { createBackground } from './background.ts';

/** What the outside of a sandbox looks like. */
export type Surroundings = {
  /** Where readers find the portal, for the links of mails; never taken from a request, whose Host anybody can choose. */
  portalOrigin: () => string;
  /** A mail server as `smtp://…`; null keeps mails in the outbox. */
  smtpUrl: string | null;
};

/** Everything that handlers use. */
export function createServices(
  db: Database,
  clock: Clock,
  { portalOrigin, smtpUrl }: Surroundings = {
    portalOrigin: () => 'http://localhost:4100',
    smtpUrl: null,
  },
): Services {
  return {
    db,
    clock,
    portalOrigin,
    bank: createBank(db),
    mail: createMail(db, clock, smtpUrl),
    background: createBackground((error) => {
      // Neither address nor text: a mail is about a person.
      const name = error instanceof Error ? error.name : 'unknown';
      console.error(`Work after an answer failed: ${name}`);
    }),
  };
}
