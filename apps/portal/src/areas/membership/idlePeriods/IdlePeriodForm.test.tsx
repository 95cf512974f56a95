import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { IdlePeriodForm } from './IdlePeriodForm.tsx';

test.for([true, false])(
  'asks for a document if the studio requires one: %s',
  async (isRequired) => {
    await show(
      <IdlePeriodForm
        first={null}
        approvalRequired={false}
        requirements={{
          documentRequired: isRequired,
          description: null,
          mediaTypes: ['image/png'],
          maxMegabytes: 5,
        }}
        request={{ mutate: () => undefined, isPending: false, progress: undefined, error: null }}
      />,
      { member: true },
    );
    await expect.element(page.getByRole('button', { name: 'Pause membership' })).toBeVisible();
    expect(page.getByText('Take a photo, or choose a file').elements()).toHaveLength(
      isRequired ? 1 : 0,
    );
  },
);

test('shows the progress of the document’s upload', async () => {
  await show(
    <IdlePeriodForm
      first={null}
      approvalRequired={false}
      requirements={{
        documentRequired: true,
        description: null,
        mediaTypes: ['image/png'],
        maxMegabytes: 5,
      }}
      request={{
        mutate: () => undefined,
        isPending: true,
        progress: { sent: 2_000_000, total: 5_000_000 },
        error: null,
      }}
    />,
    { member: true },
  );
  const bar = page.getByRole('progressbar', { name: 'Uploading: 40%' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
  await expectAccessible();
});
