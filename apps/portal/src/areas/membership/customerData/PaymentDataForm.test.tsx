import { useGetPaymentData } from '@studio-portal/sdk/api/customer-data';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { PaymentDataForm } from './PaymentDataForm.tsx';

function Loaded() {
  const { data } = useGetPaymentData();
  return data && <PaymentDataForm data={data} onSaved={() => undefined} cancelTo="/data" />;
}

/** Shows the form of a studio that does or does not require a signed mandate. */
const showForm = (paymentSignatureRequired: boolean) =>
  show(<Loaded />, {
    member: true,
    answers: [overrideResponse('*/paymentdata', (data) => ({ ...data, paymentSignatureRequired }))],
  });

const iban = page.getByRole('textbox', { name: 'IBAN' });
const signature = page.getByRole('group', { name: 'Your signature under the mandate' });

test('asks for a signature if the studio requires a signed mandate', async () => {
  await showForm(true);
  await expect.element(iban).toBeVisible();
  await expect.element(signature).toBeVisible();
});

test('does not ask for a signature otherwise', async () => {
  await showForm(false);
  await expect.element(iban).toBeVisible();
  await expect.element(signature).not.toBeInTheDocument();
});
