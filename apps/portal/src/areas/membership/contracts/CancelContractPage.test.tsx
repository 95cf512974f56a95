import { http, type HttpHandler, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { CancelContractPage } from './CancelContractPage.tsx';

const cancel = page.getByRole('button', { name: 'Cancel contract now' });
const pause = page.getByRole('link', { name: /^Pause from / });
const reason = page.getByRole('combobox', { name: /^Reason/ });

const showPage = (canPause: boolean) =>
  show(<CancelContractPage contractId={9001} moduleId={undefined} />, {
    member: true,
    permissions: ['SELF_SERVICE', 'CUSTOMER_CENTER', 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ'],
    answers: [
      overrideResponse('*/customercenter/idleperiod/iscreatebuttonvisible', (button) => ({
        ...button,
        visible: canPause,
      })),
    ],
  });

test('mentions a pause in one line below the cancelation', async () => {
  await showPage(true);
  await expect.element(pause).toBeVisible();
  await expect.element(reason).toBeVisible();
  const position = cancel.element().compareDocumentPosition(pause.element());
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Canceling stays on this page, and a single click.
  await cancel.click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your contract is cancelled');
});

test('mentions no pause to members who cannot pause', async () => {
  await showPage(false);
  await expect.element(cancel).toBeVisible();
  await expect.element(pause).not.toBeInTheDocument();
});

const cancelModule = page.getByRole('button', { name: 'Cancel add-on now' });
const endDate = page.getByRole('definition').first();

/**
 * Renders the cancelation of a module and selects a reason.
 * @param days possible end dates, read on each request
 */
async function showModule(days: readonly string[], ...answers: readonly HttpHandler[]) {
  const { sent } = await show(<CancelContractPage contractId={93_101} moduleId={94_102} />, {
    member: true,
    answers: [
      ...answers,
      overrideResponse('*/modulecancelationdates', (example) => ({
        ...example,
        dates: days.map((contractEndDate) => ({
          cancelationDate: '2026-11-25',
          contractEndDate,
          lastPossibleCancelationDate: contractEndDate,
          charges: [],
          stillCharged: { amount: 0, currency: 'EUR' },
          lastCharge: null,
          lapses: [{ type: 'MODULE', name: 'Drinks', endDate: contractEndDate }],
        })),
      })),
    ],
  });
  await reason.click();
  await page.getByRole('option', { name: 'I do not use it' }).click();
  return { sent };
}

test('replaces a refused end date by one that is still possible', async () => {
  const days = ['2027-02-28'];
  const refusal = http.post(
    '*/ordinarycancelation',
    () => {
      days[0] = '2027-03-31';
      const errorCode = 'contract.error.enddatenotpossible';
      const body = { errorCode, errorMessage: '', traceId: null, typedArgs: [] };
      return HttpResponse.json(body, { status: 422 });
    },
    { once: true },
  );
  const { sent } = await showModule(days, refusal);
  await expect.element(endDate).toHaveTextContent('28 February 2027');
  await cancelModule.click();
  await expect.element(page.getByRole('radio', { name: /^31 March 2027/ })).toBeChecked();
  await expect
    .element(page.getByRole('group', { name: /^When should it end/ }))
    .toHaveAccessibleDescription(/It can’t end on this day any more/);
  await expect.element(endDate).toHaveTextContent('31 March 2027');
  await cancelModule.click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your add-on is cancelled');
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { contractEndDate: '2027-02-28', cancelationReasonId: 96_003 },
    { contractEndDate: '2027-03-31', cancelationReasonId: 96_003 },
  ]);
});

test('selects the first date if the selected one is no longer possible', async () => {
  const days = ['2027-02-28', '2027-03-31', '2027-04-30'];
  await showModule(days);
  await expect.element(page.getByRole('radio', { name: /^28 February 2027/ })).toBeChecked();
  days.shift();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByRole('radio', { name: /^31 March 2027/ })).toBeChecked();
  await expect.element(endDate).toHaveTextContent('31 March 2027');
  await expect.element(reason).toHaveValue('I do not use it');
});
