import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appointmentHandlers, createSlot } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import { useBenefits } from './useBenefits.ts';

function Card({ employeeIds }: { employeeIds: number[] }) {
  const benefit = useBenefits().data?.[0];
  return benefit && <AppointmentCard benefit={benefit} employeeIds={employeeIds} important />;
}

const filtered = (...employeeIds: number[]) =>
  `/901/${encodeURIComponent(JSON.stringify({ employeeIds }))}`;

test.for([
  [[], '/901'],
  [[301], filtered(301)],
  [[301, 302], filtered(301, 302)],
  // This trainer does not offer it.
  [[301, 309], filtered(301)],
] as const)('links a card filtered by trainers %j to %s', async ([employeeIds, expected]) => {
  await show(<Card employeeIds={[...employeeIds]} />, {
    answers: appointmentHandlers(createSlot('10')),
  });
  const href = page.getByRole('link', { name: 'Personal Training' });
  await expect.element(href).toHaveAttribute('href', expect.stringContaining('/appointment/901'));
  expect(href.element().getAttribute('href')?.split('/appointment')[1]).toBe(expected);
});
