import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Second } from '../FlowStepper/FlowStepper.story.tsx';
import { LoadingButton } from '../LoadingButton/LoadingButton.tsx';
import { PriceText } from '../PriceText/PriceText.tsx';
import { PaidByCard } from '../SummaryCard/SummaryCard.story.tsx';
import { FlowLayout } from './FlowLayout.tsx';

const fields = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Street',
  'House number',
  'City',
  'Zip',
];

export const ContactStep = (
  <FlowLayout
    stepper={Second}
    summary={PaidByCard}
    summaryLabel="Your booking"
    total={<PriceText amount={18.5} currency="EUR" locale="en-GB" />}
    action={
      <LoadingButton size="large" loading={false}>
        Continue to payment
      </LoadingButton>
    }
  >
    <Typography variant="h2">How can we reach you?</Typography>
    {fields.map((field) => (
      <TextField key={field} label={field} margin="normal" fullWidth required />
    ))}
  </FlowLayout>
);
