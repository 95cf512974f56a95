import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createJobs } from '../domains/jobs/jobs.ts';
import { runJob } from '../domains/jobs/runJob.ts';
import { createMail, type MailOptions } from '../domains/mail/mail.ts';
import { createPush } from '../domains/push/push.ts';
import { createBank } from '../domains/payments/gateway.ts';
import type { Services } from './api.ts';
import { createBackground } from './background.ts';

/** What the outside of a sandbox looks like. */
export type Surroundings = MailOptions & {
  /** Where readers find the portal, for the links of mails; never taken from a request, whose Host anybody can choose. */
  portalOrigin: () => string;
  /** Origins of push services that may be called beside those of the browsers' makers; none when left out. */
  pushServices?: readonly string[];
};

/** Everything that handlers use. */
export function createServices(
  db: Database,
  clock: Clock,
  { portalOrigin, pushServices = [], ...mailOptions }: Surroundings = {
    portalOrigin: () => 'http://localhost:4100',
    smtpUrl: null,
    outbox: true,
  },
): Services {
  const services: Services = {
    db,
    clock,
    portalOrigin,
    bank: createBank(db),
    mail: createMail(db, clock, mailOptions),
    push: createPush(db, clock, pushServices),
    jobs: createJobs(db, clock, (tx, job) => runJob({ ...services, db: tx }, job)),
    background: createBackground((error) => {
      // Neither address nor text: a mail is about a person.
      const name = error instanceof Error ? error.name : 'unknown';
      console.error(`Work after an answer failed: ${name}`);
    }),
  };
  return services;
}
