import { type APIRequestContext, expect } from '@playwright/test';
import { logInAs } from './fixtures.ts';
import { buyByCard, tenantHeaders } from './purchase.ts';

export const password = 'sample-Passw0rd';

let accountCount = 0;

/** Returns an address that no other account uses. */
export const freshAddress = (name: string): string => `${name}-${accountCount++}@mail.example`;

/**
 * Matches the accessible name of a button that includes its subject, e.g. `Remove: a@mail.example`, for users
 * who do not see the row.
 */
export const actionLabel = (action: string, what: string): RegExp =>
  new RegExp(`^${action} ?: ?${what.replaceAll('.', '\\.')}$`);

interface Mail {
  to: string;
  subject: string;
  code: string | null;
  link: string | null;
}

/** Returns the mails to an address, newest first. */
export async function loadMails(request: APIRequestContext, email: string): Promise<Mail[]> {
  return (await request.get(`/outbox.json?to=${encodeURIComponent(email)}`)).json();
}

/** Returns the newest code mailed to an address. */
export async function loadCode(request: APIRequestContext, email: string): Promise<string> {
  const code = (await loadMails(request, email)).find((mail) => mail.code !== null)?.code;
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/**
 * Creates an account for a test that changes it.
 * @param confirms false leaves the address unconfirmed
 * @param email set where the test needs a particular address
 * @param locale language of the server's mails and messages
 * @param tenant chain whose portal the account registers with
 * @returns its email address
 */
export async function newAccount(
  request: APIRequestContext,
  { confirms = true, email = freshAddress('sample'), locale = 'en-GB', tenant = 'northside' } = {},
): Promise<string> {
  const headers = tenantHeaders(tenant);
  const person = { firstname: 'Sample', lastname: 'Person', locale, termsAccepted: true };
  const registered = await request.post('/v3/public/register', {
    data: { email, password, ...person },
    headers,
  });
  expect(registered.status()).toBe(202);
  if (!confirms) return email;
  const verified = await request.post('/v2/public/verify', {
    data: { email, code: await loadCode(request, email) },
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
  await logInAs(request, email);
  const person = { firstname: 'Sample', lastname: 'Person', email };
  await buyByCard(request, '', courseAppointmentId, person);
}
