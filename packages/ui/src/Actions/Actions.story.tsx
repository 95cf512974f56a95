import Button from '@mui/material/Button';
import { Actions } from './Actions.tsx';

export const Two = (
  <Actions>
    <Button variant="contained">My bookings</Button>
    <Button variant="outlined">Add to calendar</Button>
  </Actions>
);
