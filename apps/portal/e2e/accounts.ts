import { type APIRequestContext, expect } from '@playwright/test';
import { actAs } from './fixtures.ts';

const headers = { 'X-Nox-Client-Type': 'WEB', 'X-Tenant': 'northside' };

export const password = 'sample-Passw0rd';

let made = 0;

/** An address that nobody else has, of this width and run. */
export const freshAddress = (width: string, name: string): string =>
  `${name}-${width}-${Date.now()}-${made++}@mail.example`;

/** The name of a button that names what it is about for those who do not see the row it stands in. */
export const about = (action: string, what: string): RegExp =>
  new RegExp(`^${action} ?: ?${what.replaceAll('.', '\\.')}$`);

interface Mail {
  to: string;
  subject: string;
  code: string | null;
  link: string | null;
}

/** The newest code that was mailed to an address. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get(`/outbox.json?to=${encodeURIComponent(email)}`);
  const mails: Mail[] = await answer.json();
  const code = mails.find((mail) => mail.code !== null)?.code;
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** The mails to an address, the newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  return (await request.get(`/outbox.json?to=${encodeURIComponent(email)}`)).json();
}

/**
 * An account of its own for a journey that changes it.
 * @param confirms false leaves its address waiting for the code
 * @param email where the journey needs a certain one
 * @param locale language of what the server says to it
 */
export async function newAccount(
  request: APIRequestContext,
  width: string,
  { confirms = true, email = freshAddress(width, 'sample'), locale = 'en-GB' } = {},
): Promise<string> {
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
  const send = async <Body>(path: string, data?: object): Promise<Body> => {
    const answer = await request.post(path, { headers, ...(data ? { data } : {}) });
    expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const ways: { offers: { id: number }[] } = await (
    await request.get(
      `/nox/v1/bookingoptions/withoffers?courseAppointmentId=${courseAppointmentId}`,
      { headers },
    )
  ).json();
  const card = await send<{ id: number }>('/v3/paymentinstruments/creditcard', {
    cardToken: 'tok_visa_4242',
    holder: 'Sample Person',
  });
  const { id } = await send<{ id: string }>('/v3/checkouts/course-appointment', {
    courseAppointmentId,
    offerId: ways.offers[0]?.id,
    customerData: {
      firstname: 'Sample',
      lastname: 'Person',
      email,
      dateOfBirth: '1990-01-01',
      street: 'Beispielweg',
      zipCode: '10115',
      city: 'Berlin',
      countryCode: 'DE',
    },
    paymentMethod: 'CREDIT_CARD',
    paymentInstrumentId: card.id,
    joinWaitingList: false,
  });
  const { challengeUrl } = await send<{ challengeUrl: string | null }>(
    `/v3/checkouts/${id}/authenticate`,
    { returnPath: '/' },
  );
  if (challengeUrl)
    await request.post(challengeUrl, { form: { answer: 'confirm' }, maxRedirects: 0 });
  await send(`/v3/checkouts/${id}/finalize`);
}
