import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { CancelContractPage } from './CancelContractPage.tsx';

const cancel = page.getByRole('button', { name: 'Cancel contract now' });
const pause = page.getByRole('link', { name: /^Pause from / });

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
