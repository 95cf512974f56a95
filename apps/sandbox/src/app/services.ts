import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { runJob } from './runJob.ts';
import { createMail, type MailOptions } from '../platform/mail/mail.ts';
import { createPush } from '../domains/push/push.ts';
import { downloadCalendar } from '../domains/personalCalendars/downloadCalendar.ts';
import { createBank } from '../platform/bank/gateway.ts';
import { checkoutSubjects } from '../checkoutSubjects.ts';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import { createBackground } from '../platform/background.ts';
import type { WalletKeys } from '../platform/api.ts';
import { drawIconPng } from '../pictures/drawIconPng.ts';

/** Environment of a sandbox. */
export type ServiceOptions = MailOptions & {
  /** Returns the origin for links in mails; never taken from a request, because a client can choose its Host header. */
  portalOrigin: () => string;
  /** Push service origins allowed in addition to those of the browser vendors; none by default. */
  pushServices?: readonly string[];
  /** Origins of calendars allowed in addition to public ones; none by default. */
  calendarOrigins?: readonly string[];
  /** Keys for passes in wallets; none by default. */
  walletKeys?: WalletKeys;
};

/** Creates the dependencies of the handlers. */
export function createServices(
  db: Database,
  clock: Clock,
  {
    portalOrigin,
    pushServices = [],
    calendarOrigins: allowedOrigins = [],
    walletKeys = { apple: null, google: null },
    ...mailOptions
  }: ServiceOptions = {
    portalOrigin: () => 'http://localhost:4100',
    smtpUrl: null,
    outbox: true,
  },
): CheckoutServices {
  const services: CheckoutServices = {
    subjects: checkoutSubjects,
    db,
    clock,
    portalOrigin,
    bank: createBank(db),
    mail: createMail(db, clock, mailOptions),
    push: createPush(db, clock, pushServices),
    walletKeys,
    calendars: { download: (address) => downloadCalendar(address, { allowedOrigins }) },
    drawIcon: (tenant) => drawIconPng(db, tenant),
    jobs: createJobs(db, clock, (tx, job) => runJob({ ...services, db: tx }, job)),
    background: createBackground((error) => {
      // Logs no message: it may contain personal data.
      const name = error instanceof Error ? error.name : 'unknown';
      console.error(`Work after an answer failed: ${name}`);
    }),
  };
  return services;
}
