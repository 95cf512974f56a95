import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Null for mails that only tell something. */
  code: string | null;
  link: string | null;
}

/** The newest mail to an address that the sandbox would have sent; mails leave a moment after the answer. */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await request.get('/outbox.json')).json();
      found = mails.find((mail) => mail.to === address && subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`There is no mail to ${address}.`);
  return found;
}

/** The code of a mail. */
export async function codeFor(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<string> {
  const { code } = await mailTo(request, address, subject);
  if (!code) throw new Error(`The mail to ${address} has no code.`);
  return code;
}
