import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { setActing } from '../../account/family/acting.ts';
import { useDraft } from './useDraft.ts';

function Draft() {
  const draft = useDraft('/course');
  return (
    <>
      <p>{draft.read().contact?.firstname ?? 'nobody'}</p>
      <button type="button" onClick={() => draft.update({ contact: { firstname: 'Mia' } })}>
        Type
      </button>
    </>
  );
}

afterEach(() => setActing(undefined));

test('hides the input for a child on pages about the account itself', async () => {
  setActing({ account: 501, id: 'mia', firstName: 'Mia', relation: 'CHILD' });
  const booking = { at: '/studio/northside/booking/course/1/2/contact', member: true };
  const first = await show(<Draft />, booking);
  await page.getByRole('button').click();
  await first.unmount();
  const voucher = await show(<Draft />, {
    at: '/studio/northside/booking/voucher/1/contact',
    member: true,
  });
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('nobody');
  await voucher.unmount();
  await show(<Draft />, booking);
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Mia');
});
