import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { CancelationPage } from './CancelationPage.tsx';

const day = page.getByLabelText('To end on');
const send = page.getByRole('button', { name: 'Cancel now' });

test('rejects a requested end that is over, and takes the earliest one without', async () => {
  await show(<CancelationPage />);
  await day.fill('2020-01-31');
  await send.click();
  await expect.element(day).toHaveAccessibleDescription(/Date needs to be in the future/);
  await day.fill('');
  await send.click();
  await expect.element(day).not.toHaveAccessibleDescription(/Date needs to be in the future/);
});
