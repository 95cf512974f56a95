/** Mails of a sandbox, including those that are still being sent. */
import { asc, eq } from 'drizzle-orm';
import { outboxMails } from '../../src/platform/mail/tables.ts';
import type { Answer, Sandbox } from './sandbox.ts';

export type StoredMail = typeof outboxMails.$inferSelect;

/** Returns the mails to an address, oldest first, after pending jobs have run. */
export async function findMails({ services }: Sandbox, address: string): Promise<StoredMail[]> {
  await services.background.idle();
  await services.jobs.runDue();
  return services.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, address))
    .orderBy(asc(outboxMails.id));
}

/** Returns the code of the last mail to an address. @throws when that mail has no code */
export async function lastCode(sandbox: Sandbox, address: string): Promise<string> {
  const code = (await findMails(sandbox, address)).at(-1)?.code;
  if (code === null || code === undefined) throw new Error(`No code was mailed to ${address}.`);
  return code;
}

/** Returns the parts of an answer that could reveal whether an account exists. */
export function visibleParts(answer: Answer<unknown>) {
  const { status, headers, body, errors } = answer;
  return {
    status,
    headers: Object.keys(headers).toSorted(),
    body: errors.length > 0 ? errors.map(({ traceId: _, ...item }) => item) : body,
  };
}
