import { http } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { useKnownPerson } from './useKnownPerson.ts';

function Phone() {
  const { data } = useKnownPerson();
  return <p>{data === undefined ? 'loading' : (data?.phone ?? 'nobody')}</p>;
}

function TwoSteps() {
  const [step, setStep] = useState(1);
  return (
    <>
      <Phone key={step} />
      <button type="button" onClick={() => setStep(2)}>
        Next
      </button>
    </>
  );
}

const shown = page.getByRole('paragraph');

test('loads the data again for each step and never returns the previous data', async () => {
  let phone = '+49 30 1';
  let response = Promise.resolve();
  await show(<TwoSteps />, {
    member: true,
    answers: [
      // Without a response, the next handler answers.
      http.get('*/nox/v1/me/info', () => response.then(() => undefined)),
      overrideResponse('*/nox/v1/me/info', (person) => ({ ...person, phone })),
    ],
  });
  await expect.element(shown).toHaveTextContent('+49 30 1');
  phone = '+49 30 2';
  const held = Promise.withResolvers<undefined>();
  response = held.promise.then(() => undefined);
  await page.getByRole('button').click();
  await expect.element(shown).toHaveTextContent('loading');
  held.resolve(undefined);
  await expect.element(shown).toHaveTextContent('+49 30 2');
});

test('returns null without a user', async () => {
  await show(<Phone />);
  await expect.element(shown).toHaveTextContent('nobody');
});
