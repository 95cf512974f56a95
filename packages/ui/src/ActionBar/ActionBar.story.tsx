import Button from '@mui/material/Button';
import { ActionBar } from './ActionBar.tsx';

export const Booking = (
  <ActionBar
    summary={
      <>
        Single visit
        <br />
        <strong>€15.00</strong>
      </>
    }
  >
    <Button variant="contained" size="large">
      Book
    </Button>
  </ActionBar>
);
