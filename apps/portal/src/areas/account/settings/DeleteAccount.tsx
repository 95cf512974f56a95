import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { FormattedMessage } from 'react-intl';
import type { UserInfo } from '@studio-portal/sdk/types';
import { messages } from './messages.ts';

const DeleteAccountDialog = lazyNamed(
  () => import('./DeleteAccountDialog.tsx'),
  'DeleteAccountDialog',
);

/** Button to delete the account; the dialog explains the consequences and asks for the password. */
export function DeleteAccount({ user }: { user: UserInfo }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Typography variant="h3" sx={{ mt: 4 }}>
        <FormattedMessage {...messages.deleteTitle} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        <FormattedMessage {...messages.deleteText} />
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
        <FormattedMessage {...messages.deleteTitle} />
      </Button>
      {asks && (
        <Suspense fallback={null}>
          <DeleteAccountDialog user={user} onKeep={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
