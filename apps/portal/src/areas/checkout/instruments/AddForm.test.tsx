import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Sent, show } from '../../../testing/show.tsx';
import { AddForm } from './AddForm.tsx';

const british = 'GB33BUKB20201555555555';

/** An account at an unknown bank outside the EU. */
const britishAccount = (bic: string | null) =>
  HttpResponse.json({ iban: british, bic, bankName: null, sepa: true, bicRequired: true });

const validHolder = mock('validateAccountHolder', 200, 'accountHolderValid');
const initiated = mock('initiateTokenization', 201, 'tokenizationAuthorized');

async function fillMandate() {
  await page.getByRole('textbox', { name: 'Account holder' }).fill('Vic Visitor');
  await page.getByRole('textbox', { name: 'IBAN' }).fill(british);
  await page.getByRole('checkbox', { name: 'I give this mandate' }).click();
}

const initiateCalls = (sent: readonly Sent[]) =>
  sent.filter(({ call }) => call === 'POST /v1/tokenization/initiate');

const add = () => page.getByRole('button', { name: 'Add payment method' }).click();

test('sends the BIC with the mandate if the bank requires it', async () => {
  const { sent } = await show(<AddForm types={['DIRECT_DEBIT']} />, {
    member: true,
    answers: [
      http.post('*/v1/bankaccount/converttobicandname', async ({ request }) =>
        britishAccount((await request.clone().text()).includes('BUKBGB22') ? 'BUKBGB22XXX' : null),
      ),
      validHolder,
      initiated,
    ],
  });
  await fillMandate();
  await add();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Enter the BIC of your bank');
  expect(initiateCalls(sent)).toEqual([]);
  await page.getByRole('textbox', { name: 'BIC' }).fill('\u200Ebukb\u00A0gb22\u2011xxx\u202C');
  await add();
  await expect.poll(() => initiateCalls(sent)).toHaveLength(1);
  expect(initiateCalls(sent)[0]?.body).toMatchObject({
    paymentMethod: 'DIRECT_DEBIT',
    sepaMandate: { iban: british, bic: 'BUKBGB22XXX' },
  });
});

test('sends no mandate if the user selects another method during the bank check', async () => {
  const looked = Promise.withResolvers<void>();
  const { sent } = await show(<AddForm types={['DIRECT_DEBIT', 'CREDIT_CARD']} />, {
    member: true,
    answers: [
      http.post('*/v1/bankaccount/converttobicandname', async () => {
        await looked.promise;
        return undefined;
      }),
      validHolder,
      initiated,
    ],
  });
  await fillMandate();
  await add();
  await expect.poll(() => sent.at(-1)?.call).toContain('bankaccount');
  await page.getByRole('radio', { name: /card/i }).click();
  looked.resolve();
  await expect
    .poll(async () => {
      await add();
      return initiateCalls(sent).length;
    })
    .toBeGreaterThan(0);
  expect(initiateCalls(sent)[0]?.body).toMatchObject({ paymentMethod: 'CREDIT_CARD' });
});

const completeCalls = (sent: readonly Sent[]) =>
  sent.filter(({ call }) => call.endsWith('/complete'));
/** Fails to complete a tokenization that is authorized at once. */
const failingToComplete = [
  initiated,
  mock('getTokenizationState', 200, 'tokenizationAuthorized'),
  mock('completeTokenization', 500, 'internal.error'),
];

test.for(['PAYPAL', 'DIRECT_DEBIT'] as const)(
  'completes an authorized %s again after an error',
  async (type) => {
    const { sent } = await show(<AddForm types={[type]} />, {
      member: true,
      answers: [...failingToComplete, validHolder],
    });
    if (type === 'DIRECT_DEBIT') await fillMandate();
    await add();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await add();
    await expect.poll(() => completeCalls(sent)).toHaveLength(2);
    expect(initiateCalls(sent)).toHaveLength(1);
  },
);

test.for([
  ['starting', [mock('initiateTokenization', 500, 'internal.error')]],
  ['completing', failingToComplete],
] as const)('hides an error of %s when the user selects another method', async ([, answers]) => {
  await show(<AddForm types={['PAYPAL', 'TWINT']} />, { member: true, answers });
  await add();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('radio', { name: 'TWINT' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
