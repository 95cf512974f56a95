import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
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
        request={{ mutate: () => undefined, isPending: false, error: null }}
      />,
      { member: true },
    );
    await expect.element(page.getByRole('button', { name: 'Pause now' })).toBeVisible();
    expect(page.getByText('Take a photo, or choose a file').elements()).toHaveLength(
      isRequired ? 1 : 0,
    );
  },
);
