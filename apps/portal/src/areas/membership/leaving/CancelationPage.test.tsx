import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { StudioProvider, useStudio } from '../../../lib/routes/StudioContext.tsx';
import { CancelationPage } from './CancelationPage.tsx';

const day = page.getByRole('group', { name: 'To end on' });
const dayOfMonth = day.getByRole('spinbutton', { name: 'Day' });
const send = page.getByRole('button', { name: 'Cancel now' });

test('rejects a requested end that is over, and takes the earliest one without', async () => {
  await show(<CancelationPage />);
  await userEvent.click(dayOfMonth);
  await userEvent.keyboard('31012020');
  await send.click();
  await expect.element(day).toHaveAccessibleDescription(/Date needs to be in the future/);
  await userEvent.click(dayOfMonth);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await send.click();
  await expect.element(day).not.toHaveAccessibleDescription(/Date needs to be in the future/);
});

test('sends a copied customer number and address in plain characters', async () => {
  const { sent } = await show(<CancelationPage />);
  for (const [label, text] of [
    ['First name', 'Mona'],
    ['Last name', 'Muster'],
    ['Customer number', '\u200E\u00A0NS\u201110001\u200B'],
    ['Membership', 'Flex'],
    ['Email', '\u202Amona@müller.example\u202C\u00A0'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  await send.click();
  await expect
    .poll(() => sent.find(({ call }) => call.startsWith('POST'))?.body)
    .toMatchObject({ customerNumber: 'NS-10001', email: 'mona@müller.example' });
});

test('is filled in for a member with one contract', async () => {
  await show(<CancelationPage />, {
    member: true,
    permissions: [
      'CUSTOMER_CENTER_PERSONAL_ACTIVE_READ',
      'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS',
    ],
  });
  const values = () =>
    ['First name', 'Last name', 'Customer number', 'Membership', 'Email'].map((name) => {
      const field = page.getByRole('textbox', { name }).element();
      return field instanceof HTMLInputElement && field.value !== '';
    });
  await expect.element(send).toBeVisible();
  expect(values()).toEqual([true, true, true, true, true]);
  await expect.element(page.getByRole('combobox', { name: 'Year' })).not.toHaveValue('');
});

/** The page of a studio in American Samoa, 11 hours behind UTC. */
function PageInSamoa() {
  const data = useStudio();
  const studio = { ...data.studio, zoneId: 'Pacific/Pago_Pago' };
  return (
    <StudioProvider value={{ ...data, studio }}>
      <CancelationPage />
    </StudioProvider>
  );
}

test('takes the current day of the studio as the end, but not the day before', async () => {
  // Still the 24th at the studio.
  vi.setSystemTime('2026-11-25T02:00:00Z');
  await show(<PageInSamoa />);
  await userEvent.click(dayOfMonth);
  await userEvent.keyboard('23112026');
  await send.click();
  await expect.element(day).toHaveAccessibleDescription(/Date needs to be in the future/);
  await userEvent.click(dayOfMonth);
  await userEvent.keyboard('24112026');
  await send.click();
  await expect.element(day).not.toHaveAccessibleDescription(/Date needs to be in the future/);
});
