import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { ResultRoom } from './ResultRoom.tsx';

const result = (
  <main id="content">
    <ResultRoom>
      <h1>You’re in!</h1>
    </ResultRoom>
  </main>
);

test('focuses the title when the page loads after a redirect', async () => {
  await show(result);
  await expect.element(page.getByRole('heading', { name: 'You’re in!' })).toHaveFocus();
});

function OrderPage() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDone(true)}>
        Order
      </button>
      {isDone && result}
    </>
  );
}

test('leaves the focus where the user is', async () => {
  await show(<OrderPage />);
  const button = page.getByRole('button', { name: 'Order' });
  await button.click();
  await expect.element(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
  await expect.element(button).toHaveFocus();
});
