import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { DevicePage } from './DevicePage.tsx';

const showDevice = (answers: NonNullable<Parameters<typeof show>[1]>['answers']) =>
  show(
    <main id="content">
      <Routes>
        <Route path="/device/:deviceId" element={<DevicePage />} />
      </Routes>
    </main>,
    {
      at: '/device/TRG-1001-01',
      member: true,
      permissions: [
        'SELF_SERVICE',
        'CUSTOMER_CENTER',
        'CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY',
      ],
      answers: answers ?? [],
    },
  );

const start = page.getByRole('button', { name: 'Start machine' });
const recharge = page.getByRole('link', { name: 'Recharge drinks wallet' });

test('shows price and credit before starting, and what is left afterwards', async () => {
  await showDevice([
    mock('getBeverageDevice', 200, 'pricedDevice'),
    mock('createBeverageSale', 201, 'paidBeverageSale'),
  ]);
  await expect.element(page.getByText('€2.50')).toBeVisible();
  await expect.element(page.getByText('€10.00')).toBeVisible();
  await expectAccessible();
  await start.click();
  await expect
    .element(page.getByText('€2.50 taken from your drinks wallet, €7.50 left.'))
    .toBeVisible();
  // The pressed button is gone.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('says so if the membership includes drinks', async () => {
  await showDevice([mock('getBeverageDevice', 200, 'includedDevice')]);
  await expect.element(page.getByText('Included in your membership')).toBeVisible();
  await expect.element(page.getByText('Your drinks wallet')).not.toBeInTheDocument();
  await expect.element(start).toBeVisible();
});

test('leads to the recharge instead of starting if the credit is too low', async () => {
  const poor = http.get('*/v1/devices/*', () =>
    HttpResponse.json({
      deviceId: 'TRG-1001-01',
      deviceName: 'Drinks by the entrance',
      studio: { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' },
      price: { amount: 2.5, currency: 'EUR' },
      credit: { amount: 2.49, currency: 'EUR' },
      rechargeable: true,
    }),
  );
  await showDevice([poor]);
  await expect
    .element(page.getByText('Your drinks wallet doesn’t have enough for a drink.'))
    .toBeVisible();
  await expect
    .element(recharge)
    .toHaveAttribute('href', expect.stringMatching(/consumptioncredit$/));
  await expect.element(start).not.toBeInTheDocument();
  await expectAccessible();
});

test('leads to the recharge if the credit was spent elsewhere in the meantime', async () => {
  await showDevice([
    mock('getBeverageDevice', 200, 'pricedDevice'),
    mock('createBeverageSale', 409, 'device.error.credittoolow'),
  ]);
  await start.click();
  await expect.element(recharge).toBeVisible();
});
