import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { AskForm } from './AskForm.tsx';

test.for([true, false])('asks for a document where the studio wants one: %s', async (isWanted) => {
  await show(
    <AskForm
      first={null}
      approvalRequired={false}
      requirements={{
        documentRequired: isWanted,
        description: null,
        mediaTypes: ['image/png'],
        maxMegabytes: 5,
      }}
      asking={{ mutate: () => undefined, isPending: false, error: null }}
    />,
    { member: true },
  );
  await expect.element(page.getByRole('button', { name: 'Pause now' })).toBeVisible();
  expect(page.getByText('Take a photo, or choose a file').elements()).toHaveLength(
    isWanted ? 1 : 0,
  );
});
