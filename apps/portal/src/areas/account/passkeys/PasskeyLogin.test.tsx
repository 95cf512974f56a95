import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';

test.each([
  ['NotAllowedError', 'You cancelled, or it took too long. Try again.'],
  [
    'NotSupportedError',
    'Passkeys don’t work on this device or in this browser. You can still log in with your password.',
  ],
])('explains the browser’s %s', async (name, text) => {
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', name));
  await show(<PasskeyLogin />);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
});
