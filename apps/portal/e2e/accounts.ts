import { type APIRequestContext, expect } from '@playwright/test';
import { actAs } from './fixtures.ts';
import { buyByCard, headersOf } from './purchase.ts';

export const password = 'sample-Passw0rd';

let made = 0;

/** An address that nobody else has. */
export const freshAddress = (name: string): string => `${name}-${made++}@mail.example`;

/** The name of a button that names what it is about for those who do not see the row it stands in. */
export const about = (action: string, what: string): RegExp =>
  new RegExp(`^${action} ?: ?${what.replaceAll('.', '\\.')}$`);

interface Mail {
  to: string;
  subject: string;
  code: string | null;
  link: string | null;
}

/** The mails to an address, the newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  return (await request.get(`/outbox.json?to=${encodeURIComponent(email)}`)).json();
}

/** The newest code that was mailed to an address. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const code = (await mailsTo(request, email)).find((mail) => mail.code !== null)?.code;
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/**
 * An account of its own for a journey that changes it.
 * @param confirms false leaves its address waiting for the code
 * @param email where the journey needs a certain one
 * @param locale language of what the server says to it
 * @param tenant chain whose portal it registers with
 */
export async function newAccount(
  request: APIRequestContext,
  { confirms = true, email = freshAddress('sample'), locale = 'en-GB', tenant = 'northside' } = {},
): Promise<string> {
  const headers = headersOf(tenant);
  const person = { firstname: 'Sample', lastname: 'Person', locale, termsAccepted: true };
  const registered = await request.post('/v3/public/register', {
    data: { email, password, ...person },
    headers,
  });
  expect(registered.status()).toBe(202);
  if (!confirms) return email;
  const verified = await request.post('/v2/public/verify', {
    data: { email, code: await codeFor(request, email) },
    headers,
  });
  expect(verified.status()).toBe(200);
  return email;
}

/** Buys a place for an account by card, which also connects it to the studio. */
export async function buyPlace(
  request: APIRequestContext,
  email: string,
  courseAppointmentId: number,
): Promise<void> {
  await actAs(request, email);
  const person = { firstname: 'Sample', lastname: 'Person', email };
  await buyByCard(request, '', courseAppointmentId, person);
}
