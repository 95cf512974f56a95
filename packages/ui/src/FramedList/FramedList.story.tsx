import Button from '@mui/material/Button';
import { FramedList, FramedRow } from './FramedList.tsx';

export const Addresses = (
  <FramedList>
    {['first@sample.example', 'second@sample.example'].map((address) => (
      <FramedRow key={address}>
        <strong>{address}</strong>
        <Button variant="outlined">Change</Button>
      </FramedRow>
    ))}
  </FramedList>
);
