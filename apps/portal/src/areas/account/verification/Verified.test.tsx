import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { Verified } from './Verified.tsx';

test.for([
  [true, 'View my email addresses', /emails$/],
  [false, 'Log in', /login-register$/],
] as const)('logged in: %s, the link says "%s"', async ([member, name, address]) => {
  await show(<Verified email="mona@example.com" purpose="CHANGE_EMAIL" />, { member });
  await expect
    .element(page.getByRole('link', { name }))
    .toHaveAttribute('href', expect.stringMatching(address));
});
