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

interface Person {
  firstname: string;
  lastname: string;
  email: string;
}

/**
 * Orders with a sample card that the bank accepts.
 * @param area '' for the current user, '/public' for a guest
 * @returns the key of the checkout: its id, or a guest's public token
 */
async function orderByCard(
  request: APIRequestContext,
  area: '' | '/public',
  kind: 'course-appointment' | 'product-variant',
  person: Person,
  order: object,
): Promise<string | undefined> {
  const requestHeaders = { ...headers, ...(area === '/public' ? guestHeaders() : {}) };
  const send = async <Body>(path: string, data?: object): Promise<Body> => {
    const answer = await request.post(path, { headers: requestHeaders, ...(data ? { data } : {}) });
    expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const card = await send<{ id: number }>(`/v3${area}/paymentinstruments/creditcard`, {
    cardToken: 'tok_visa_4242',
    holder: `${person.firstname} ${person.lastname}`,
  });
  const checkout = await send<{ id?: string; publicToken?: string }>(
    `/v3${area}/checkouts/${kind}`,
    {
      ...order,
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
  return key;
}

/** Buys a place in a course by card; parameters as in `orderByCard`. */
export async function buyByCard(
  request: APIRequestContext,
  area: '' | '/public',
  courseAppointmentId: number,
  person: Person,
): Promise<void> {
  const bookingOptions: { offers: { id: number }[] } = await (
    await request.get(
      `/nox${area}/v1/bookingoptions/withoffers?courseAppointmentId=${courseAppointmentId}`,
      { headers },
    )
  ).json();
  await orderByCard(request, area, 'course-appointment', person, {
    courseAppointmentId,
    offerId: bookingOptions.offers[0]?.id,
    joinWaitingList: false,
  });
}

/** Buys the smallest voucher of a studio as a guest. @returns its code and amount */
export async function buyVoucher(
  request: APIRequestContext,
  organizationUnitId: number,
): Promise<{ code: string; amount: number }> {
  const read = async (path: string) => (await request.get(path, { headers })).json();
  const vouchers: { variants: { id: number }[] }[] = await read(
    `/nox/public/v1/voucher?organizationUnitId=${organizationUnitId}`,
  );
  const person = { firstname: 'Gerda', lastname: 'Giver', email: 'gerda@northside.example' };
  const publicToken = await orderByCard(request, '/public', 'product-variant', person, {
    productVariantId: vouchers[0]?.variants[0]?.id,
    organizationUnitId,
    quantity: 1,
    usageDate: null,
    recipient: null,
  });
  const bought: { code: string; amount: { amount: number } }[] = await read(
    `/nox/public/v1/voucher/purchased?publicToken=${publicToken}`,
  );
  return { code: bought[0]?.code ?? '', amount: bought[0]?.amount.amount ?? 0 };
}
