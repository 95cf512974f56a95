import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { store } from '../../site/browser/storage.ts';
import { messages } from './messages.ts';

/** Says goodbye, once, to whoever has just deleted their account. */
export function Farewell() {
  useEffect(() => store('account-deleted', undefined), []);
  return (
    <Alert severity="success" role="status" sx={{ mb: 4 }}>
      <FormattedMessage {...messages.farewell} />
    </Alert>
  );
}
