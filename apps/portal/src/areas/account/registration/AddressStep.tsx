import Typography from '@mui/material/Typography';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { StepStart } from '../../../lib/focus/StepStart.tsx';

interface AddressStepProps {
  title: MessageDescriptor;
  /** Uses the value `{email}`. */
  text: MessageDescriptor;
  email: string;
}

/** Heading of a step about the user's address. */
export const AddressStep = ({ title, text, email }: AddressStepProps) => (
  <StepStart>
    <Typography variant="h2" sx={{ mb: 1 }}>
      <FormattedMessage {...title} />
    </Typography>
    <Typography color="textSecondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <FormattedMessage {...text} values={{ email: <b>{email}</b> }} />
    </Typography>
  </StepStart>
);
