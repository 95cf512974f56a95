import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmProvider, useConfirm } from './useConfirm.tsx';

function CancelButton() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const done = await confirm({
      title: 'Cancel this booking?',
      content: 'Power Yoga on Tuesday, 18:00. Your place goes to the first on the waiting list.',
      confirmLabel: 'Cancel booking',
      tone: 'danger',
    });
    setAnswer(done ? 'Cancelled' : 'Kept');
  };
  return (
    <>
      <Button variant="outlined" onClick={ask}>
        Cancel booking
      </Button>
      <output>{answer}</output>
    </>
  );
}

export function CancelBooking() {
  return (
    <ConfirmProvider confirmLabel="Confirm" cancelLabel="Keep">
      <CancelButton />
    </ConfirmProvider>
  );
}
