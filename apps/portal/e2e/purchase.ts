import { type APIRequestContext, expect } from '@playwright/test';

/** Returns the headers that the portal of a chain sends with every call. */
export const tenantHeaders = (tenant: string) => ({
  'X-Nox-Client-Type': 'WEB',
  'X-Tenant': tenant,
});

/** Headers of the first chain. */
export const headers = tenantHeaders('northside');

let guests = 0;

/** Returns an IP address for each guest, because calls without an account are limited per network. */
const guestHeaders = () => {
  guests += 1;
  return { 'X-Forwarded-For': `10.0.${Math.floor(guests / 256)}.${guests % 256}` };
};

/**
 * Buys a place in a course with a sample card that the bank accepts.
 * @param area '' for the current user, '/public' for a guest
 */
export async function buyByCard(
  request: APIRequestContext,
  area: '' | '/public',
  courseAppointmentId: number,
  person: { firstname: string; lastname: string; email: string },
): Promise<void> {
  const requestHeaders = { ...headers, ...(area === '/public' ? guestHeaders() : {}) };
  const send = async <Body>(path: string, data?: object): Promise<Body> => {
    const answer = await request.post(path, { headers: requestHeaders, ...(data ? { data } : {}) });
    expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const bookingOptions: { offers: { id: number }[] } = await (
    await request.get(
      `/nox${area}/v1/bookingoptions/withoffers?courseAppointmentId=${courseAppointmentId}`,
      { headers },
    )
  ).json();
  const card = await send<{ id: number }>(`/v3${area}/paymentinstruments/creditcard`, {
    cardToken: 'tok_visa_4242',
    holder: `${person.firstname} ${person.lastname}`,
  });
  const checkout = await send<{ id?: string; publicToken?: string }>(
    `/v3${area}/checkouts/course-appointment`,
    {
      courseAppointmentId,
      offerId: bookingOptions.offers[0]?.id,
      customerData: {
        ...person,
        dateOfBirth: '1990-01-01',
        street: 'Beispielweg',
        zipCode: '10115',
        city: 'Berlin',
        countryCode: 'DE',
      },
      paymentMethod: 'CREDIT_CARD',
      paymentInstrumentId: card.id,
      joinWaitingList: false,
    },
  );
  const key = area === '' ? checkout.id : checkout.publicToken;
  const { challengeUrl } = await send<{ challengeUrl: string | null }>(
    `/v3${area}/checkouts/${key}/authenticate`,
    { returnPath: '/' },
  );
  if (challengeUrl)
    await request.post(challengeUrl, { form: { answer: 'confirm' }, maxRedirects: 0 });
  await send(`/v3${area}/checkouts/${key}/finalize`);
}
