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

const address = /\/appointment\/901$/;

test.for([
  [[], address],
  [[301], /\/appointment\/901\?employee=301$/],
  [[301, 302], address],
] as const)('links a card filtered by trainers %j to %s', async ([employeeIds, expected]) => {
  await show(<Card employeeIds={[...employeeIds]} />, {
    answers: appointmentHandlers(createSlot('10')),
  });
  await expect
    .element(page.getByRole('link', { name: 'Personal Training' }))
    .toHaveAttribute('href', expect.stringMatching(expected));
});
