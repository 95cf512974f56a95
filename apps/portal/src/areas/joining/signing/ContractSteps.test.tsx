import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { updateDraft } from '../../checkout/flow/flowDraft.ts';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { store } from '../../../lib/browser/storage.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { ContractSteps } from './ContractSteps.tsx';

const steps = (
  <Routes>
    <Route path="/contract/:termId/:step" element={<ContractSteps />} />
  </Routes>
);

const contact = {
  firstname: 'Gina',
  lastname: 'Gast',
  email: 'gina@example.org',
  phone: '+49 30 0000003',
  dateOfBirth: '1990-01-01',
  street: 'Beispielweg',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

const title = page.getByRole('heading', { level: 1 });
const missing = mock('validateSignContractMasterData', 200, 'masterDataMissing');

const choice = {
  termId: 41_001,
  contractUuid: null,
  startDate: '2027-01-01',
  preuseDate: null,
  moduleIds: [],
  voucherCode: null,
  referralCode: null,
  paymentMethod: null,
  textBlockIds: [],
  earlyStart: false,
  key: 'key',
};

beforeEach(() => store('contract-choice', choice));

test.each(['contact', 'payment', 'summary'])(
  'asks a user for missing details before the step %s',
  async (step) => {
    await show(steps, { at: `/contract/41001/${step}`, member: true, answers: [missing] });
    await expect.element(title).toHaveTextContent('A few details are missing');
    await expect.element(page.getByRole('textbox', { name: /^Street/ })).toBeVisible();
    await expectAccessible();
  },
);

test('asks for nothing before the first step or if the details are complete', async () => {
  const first = await show(steps, {
    at: '/contract/41001/options',
    member: true,
    answers: [missing],
  });
  await expect.element(title).toHaveTextContent('When do you want to start?');
  await first.unmount();
  await show(steps, { at: '/contract/41001/contact', member: true });
  await expect.element(title).toHaveTextContent('Who is signing?');
});

test('lets the user continue with a change only after the customer data has loaded', async () => {
  const contacts = Promise.withResolvers<undefined>();
  const { sent } = await show(
    <Routes>
      <Route path="/studio/:studioUuid/contract/:termId/:step" element={<ContractSteps />} />
    </Routes>,
    {
      at: '/studio/northside:1001/contract/41001/options?contract=93101',
      member: true,
      // Without a response, the mock handler that follows answers.
      answers: [http.get('*/contacts', () => contacts.promise)],
    },
  );
  const proceed = page.getByRole('button', { name: 'Continue' });
  await expect.poll(() => sent.map(({ call }) => call)).toContain('GET /v1/me/contacts');
  await expect.element(proceed).not.toBeInTheDocument();
  contacts.resolve(undefined);
  await proceed.click();
  await expect.element(title).toHaveTextContent('Check and sign');
});

test('lets a visitor enter everything in the step itself', async () => {
  const { sent } = await show(steps, { at: '/contract/41001/contact' });
  await expect.element(title).toHaveTextContent('Who is signing?');
  expect(sent.filter(({ call }) => call.includes('masterdata'))).toEqual([]);
});

test('enables signing once a failed price preview is retried', async () => {
  store('contract-choice', { ...choice, paymentMethod: 'BANK_TRANSFER' });
  updateDraft('/contract', undefined, { contact });
  const failure = http.post('*/contract/preview', () => HttpResponse.error(), { once: true });
  await show(steps, { at: '/contract/41001/summary', answers: [failure] });
  const retry = page.getByRole('button', { name: 'Try again' });
  const sign = page.getByRole('button', { name: 'Order with obligation to pay' });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await expect.element(sign).toBeDisabled();
  await expectAccessible();
  await retry.click();
  await expect.element(sign).toBeEnabled();
  await expect.element(retry).not.toBeInTheDocument();
});

test('checks the number of the identity document against the studio’s pattern', async () => {
  await show(steps, {
    at: '/contract/41001/contact',
    answers: [
      overrideResponse('*/contract/sign/condition', (condition) => ({
        ...condition,
        fields: [
          { field: 'firstname', required: true },
          { field: 'identityDocument', required: true },
        ],
        documentTypes: ['IDENTITY_CARD', 'PASSPORT'],
      })),
    ],
  });
  const kind = page.getByRole('combobox', { name: /^Kind of document/ });
  const number = page.getByRole('textbox', { name: /^Document number/ });
  const fault = page.getByText('This number doesn’t fit the document you chose');
  await kind.click();
  await page.getByRole('option', { name: 'Identity card' }).click();
  await number.fill('12AB');
  await expect.element(fault).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: /^First name/ }).click();
  await expect.element(fault).toBeVisible();
  await expectAccessible();
  await number.fill('l01x 00t47');
  await expect.element(fault).not.toBeInTheDocument();
  await number.fill('12AB');
  await expect.element(fault).toBeVisible();
  await kind.click();
  await page.getByRole('option', { name: 'Passport' }).click();
  await expect.element(fault).not.toBeInTheDocument();
});
