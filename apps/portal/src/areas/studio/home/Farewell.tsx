import { Alert } from '../../../lib/alert/Alert.tsx';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { store } from '../../../lib/browser/storage.ts';
import { messages } from './messages.ts';

/** Says goodbye once to a user who has just deleted their account. */
export function Farewell() {
  useEffect(() => store('account-deleted', undefined), []);
  return (
    <Alert kind="success">
      <FormattedMessage {...messages.farewell} />
    </Alert>
  );
}
