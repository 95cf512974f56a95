import Button from '@mui/material/Button';
import { ResultMark } from './ResultMark.tsx';

export const Booked = (
  <ResultMark
    kind="success"
    title="You are in: Power Yoga, Tuesday 18:00"
    description="We have sent the confirmation to member@example.com."
    reference={{ label: 'Booking number', value: 'SP-20461' }}
    next={
      <ul>
        <li>Be there ten minutes early.</li>
        <li>Free cancelation until Tuesday 12:00.</li>
      </ul>
    }
    actions={
      <>
        <Button variant="contained">Add to calendar</Button>
        <Button variant="outlined">My bookings</Button>
      </>
    }
  />
);
export const Declined = (
  <ResultMark
    kind="failure"
    title="Nothing was booked and nothing charged."
    description="Your bank declined the card. Choose another way to pay; what you typed is still here."
    actions={<Button variant="contained">Back to payment</Button>}
  />
);
export const Waiting = (
  <ResultMark
    kind="pending"
    title="Your bank has not answered yet."
    description="This page looks again by itself."
  />
);
