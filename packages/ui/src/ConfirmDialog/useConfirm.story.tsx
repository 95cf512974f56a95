import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmProvider, useConfirm, type Question } from './useConfirm.tsx';

function Asker({ label, question }: { label: string; question: Omit<Question<never>, 'action'> }) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const done = await confirm({ ...question, action: undefined });
    setAnswer(done ? 'Done' : 'Left as it was');
  };
  return (
    <>
      <Button variant="outlined" onClick={ask}>
        {label}
      </Button>
      <output>{answer}</output>
    </>
  );
}

export const CancelBooking = (
  <ConfirmProvider confirmLabel="Confirm" cancelLabel="Keep">
    <Asker
      label="Cancel booking"
      question={{
        title: 'Cancel this booking?',
        content: 'Power Yoga on Tuesday, 18:00. Your place goes to the first on the waiting list.',
        confirmLabel: 'Cancel booking',
        tone: 'danger',
      }}
    />
  </ConfirmProvider>
);

export const Stretched = (
  <ConfirmProvider confirmLabel="Accept" cancelLabel="Not now">
    <Asker
      label="Read the terms"
      question={{
        title: 'New terms',
        content:
          'From January the terms change in two places: the notice for ending a contract becomes one month, and an idle period can be as short as one week.',
        stretched: true,
        closable: false,
      }}
    />
  </ConfirmProvider>
);
