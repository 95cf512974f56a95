import { mock } from '@studio-portal/sdk/msw';
import { useGetWhitelabelConfig } from '@studio-portal/sdk/api/whitelabel';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WhitelabelProvider } from '../../../lib/brand/WhitelabelProvider.tsx';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { RegisterPanel } from './RegisterPanel.tsx';

const text = (name: string) => page.getByRole('textbox', { name });
const password = page.getByLabelText(/^Choose a password/);
const submit = page.getByRole('button', { name: 'Create account' });
const codeStep = page.getByRole('heading', { name: 'Check your email' });

async function typePerson(secret = 'purple-Kettle-42-river'): Promise<void> {
  await text('First name').fill('Rita');
  await text('Last name').fill('Referred');
  await text('Email').fill('rita@mail.example');
  await password.fill(secret);
}

test('asks for missing fields and rates the password while typing', async () => {
  const { sent } = await show(<RegisterPanel />);
  await expect
    .element(page.getByRole('checkbox', { name: /write to me about news/ }))
    .toBeVisible();
  await submit.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Enter your first name');
  await expectAccessible();
  await typePerson('lina-link');
  await submit.click();
  await expect.element(page.getByText(/Choose a password: At least 8 characters/)).toBeVisible();
  await password.fill('12345678a');
  await expect.element(page.getByText(/Easy to guess/)).toBeVisible();
  await password.fill('purple-Kettle-42-river');
  await expect.element(page.getByText(/Strong password/)).toBeVisible();
  expect(sent.map(({ call }) => call)).not.toContain('POST /v3/public/register');
  await submit.click();
  await expect.element(codeStep).toBeVisible();
});

/** The panel with the brand from the backend. */
function Branded() {
  const { data } = useGetWhitelabelConfig();
  return (
    data && (
      <WhitelabelProvider config={data}>
        <RegisterPanel />
      </WhitelabelProvider>
    )
  );
}

test('requires consent to the brand’s terms and opens them in a new tab', async () => {
  const { sent } = await show(<Branded />, {
    answers: [mock('getWhitelabelConfig', 200, 'configWithTerms')],
  });
  await typePerson();
  const terms = page.getByRole('checkbox', { name: /terms and cond/ });
  await expect.element(terms).toBeRequired();
  await submit.click();
  const fault = page.getByRole('link', { name: /Accept the terms and conditions$/ });
  await expect.element(fault).toBeVisible();
  await expectAccessible();
  await fault.click();
  await expect.element(terms).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect
    .element(page.getByRole('link', { name: 'Terms and conditions' }))
    .toHaveAttribute('target', '_blank');
  await submit.click();
  await expect.element(codeStep).toBeVisible();
  expect(sent.find(({ call }) => call === 'POST /v3/public/register')?.body).toMatchObject({
    termsAccepted: true,
  });
});

test('reveals the password with a button that only its label describes', async () => {
  await show(<RegisterPanel />);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect
    .element(page.getByRole('button', { name: 'Hide' }))
    .not.toHaveAttribute('aria-pressed');
});

test('shows the benefit of a referral code at the studio', async () => {
  store('referral-code', 'MONA2026');
  const { sent } = await show(<RegisterPanel />);
  await expect.element(page.getByText('€10.00 off each of the first 2 payments')).toBeVisible();
  await typePerson();
  await submit.click();
  await expect.element(codeStep).toBeVisible();
  expect(sent.find(({ call }) => call === 'POST /v3/public/register')?.body).toMatchObject({
    referralCode: 'MONA2026',
  });
});

test('keeps the referral code for a contract after the address is confirmed', async () => {
  store('referral-code', 'MONA2026');
  const { sent } = await show(<RegisterPanel />);
  await typePerson();
  await submit.click();
  await text('Code').fill('AAAAAAAA');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => sent.map(({ call }) => call)).toContain('POST /login');
  expect(readStored('referral-code')).toBe('MONA2026');
});

test('reports a referral code unknown to the studio at once and does not send it', async () => {
  store('referral-code', 'NOBODY99');
  const { sent } = await show(<RegisterPanel />, {
    answers: [mock('validateReferralCode', 422, 'referral.error.codeunknown')],
  });
  await expect
    .element(page.getByText(/^No member of the studio has this referral code\./))
    .toBeVisible();
  await expectAccessible();
  await typePerson();
  await submit.click();
  await expect.element(codeStep).toBeVisible();
  expect(sent.find(({ call }) => call === 'POST /v3/public/register')?.body).not.toHaveProperty(
    'referralCode',
  );
});

test('drops a referral code that the server rejects and keeps the input', async () => {
  store('referral-code', 'NOBODY99');
  const { sent } = await show(<RegisterPanel />, {
    answers: [
      http.post('*/v3/public/register', async ({ request }) =>
        (await request.text()).includes('NOBODY99')
          ? HttpResponse.json(
              { errorCode: 'registration.error.referralcodeunknown', errorMessage: 'x' },
              { status: 422 },
            )
          : undefined,
      ),
    ],
  });
  await expect
    .element(page.getByText(/You were invited with the referral code NOBODY99\./))
    .toBeVisible();
  await typePerson();
  await submit.click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('This referral code doesn’t exist.');
  await expect.element(page.getByText(/NOBODY99/)).not.toBeInTheDocument();
  await expect.element(text('Last name')).toHaveValue('Referred');
  await submit.click();
  await expect.element(codeStep).toBeVisible();
  const last = sent.findLast(({ call }) => call === 'POST /v3/public/register');
  expect(last?.body).not.toHaveProperty('referralCode');
});

test('handles a wrong code, sends a new one, and returns to the form', async () => {
  await show(<RegisterPanel />, {
    answers: [mock('verifyEmail', 422, 'verification.error.codeinvalid')],
  });
  await typePerson();
  await submit.click();
  await expect.element(codeStep).toBeVisible();
  await text('Code').fill('AAAAAAAA');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText(/This code is wrong or has expired\./).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Send new code' }).click();
  await expect.element(page.getByText(/We’ve sent you a new code/)).toBeVisible();
  await page.getByRole('button', { name: 'Change my details' }).click();
  await expect.element(text('Last name')).toHaveValue('Referred');
  await expect.element(password).toHaveValue('purple-Kettle-42-river');
});

test('offers the studio’s optional consents, unticked, and sends the accepted ones', async () => {
  const { sent } = await show(<RegisterPanel />);
  const news = page.getByRole('checkbox', { name: /write to me about news/ });
  await expect.element(news).not.toBeChecked();
  await expect
    .element(page.getByRole('checkbox', { name: /general terms/ }))
    .not.toBeInTheDocument();
  const registered = () =>
    sent.filter(({ call }) => call === 'POST /v3/public/register').map(({ body }) => body);
  await typePerson();
  await submit.click();
  await expect.element(codeStep).toBeVisible();
  expect(registered()[0]).not.toHaveProperty('acceptedConsents');
  await page
    .getByRole('button', { name: /Back|Change/ })
    .first()
    .click();
  await news.click();
  await submit.click();
  await expect.element(codeStep).toBeVisible();
  expect(registered()[1]).toMatchObject({
    organizationUnitId: 1001,
    acceptedConsents: ['PRIVACY'],
  });
});
