import TextField from '@mui/material/TextField';
import { ErrorSummary } from './ErrorSummary.tsx';

export const TwoFaults = (
  <>
    <ErrorSummary
      title="Please check two answers"
      attempt={0}
      errors={[
        { fieldId: 'story-email', message: 'Invalid email address' },
        { fieldId: 'story-phone', message: 'This value is required' },
      ]}
    />
    <TextField
      id="story-email"
      label="Email"
      margin="normal"
      error
      helperText="Invalid email address"
      fullWidth
    />
    <TextField
      id="story-phone"
      label="Phone"
      margin="normal"
      error
      helperText="This value is required"
      fullWidth
    />
  </>
);
