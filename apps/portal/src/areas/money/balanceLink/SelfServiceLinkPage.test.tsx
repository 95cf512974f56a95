import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { SelfServiceLinkRoute } from './SelfServiceLinkRoute.tsx';

const title = page.getByRole('heading', { level: 1 });

const pages = (
  <Routes>
    <Route path="/self-service" element={<SelfServiceLinkRoute />} />
    <Route path="/payment-method-configuration" element={<h1>Payment method</h1>} />
  </Routes>
);

const refuse = (call: string, errorCode: string, status: number) =>
  http.get(call, () => HttpResponse.json({ errorCode, errorMessage: errorCode }, { status }));

const notSelfService = refuse('*/self-service/configuration/*', 'link.error.notfound', 404);

test('asks the backend about any token', async () => {
  const { sent } = await show(pages, { at: '/self-service?token=any%20form' });
  await expect.element(title).toHaveTextContent('What would you like to do?');
  expect(sent.map(({ call }) => call)).toContainEqual(
    expect.stringMatching(/self-service\/configuration\/any%20form$/),
  );
});

test.each([
  ['open', []],
  ['used', [refuse('*/payment-method/*/customer', 'link.error.used', 409)]],
])('redirects a payment method link that is %s to its page', async (_state, answers) => {
  const at = '/self-service?token=any%20form';
  await show(pages, { at, answers: [notSelfService, ...answers] });
  await expect.element(title).toHaveTextContent('Payment method');
});

test('says that a link is not valid if the backend does not know it', async () => {
  await show(pages, {
    at: '/self-service?token=any%20form',
    answers: [notSelfService, refuse('*/payment-method/*/customer', 'link.error.notfound', 404)],
  });
  await expect.element(title).toHaveTextContent('This link isn’t valid');
  await expectAccessible();
});
