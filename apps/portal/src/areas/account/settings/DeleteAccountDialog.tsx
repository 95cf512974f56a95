import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { UserInfo } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { messages } from './messages.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

const Consequences = styled('ul')({
  margin: `0 0 ${space(24)}`,
  paddingLeft: space(16),
  '& li + li': { marginTop: space(8) },
});

/**
 * Explains the consequences and asks for the password. A 409 names open bookings or payments and
 * links to the bookings.
 */
export function DeleteAccountDialog({ user, onKeep }: { user: UserInfo; onKeep: () => void }) {
  const { studioUuid } = useStudio();
  const titleId = useId();
  const formId = useId();
  const { deleteAccount, pending, error } = useDeleteAccount(studioUuid);
  return (
    <Dialog open onClose={pending ? undefined : onKeep} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <FormattedMessage {...messages.deleteQuestion} />
      </DialogTitle>
      <DialogContent>
        <Consequences>
          {[messages.deleteGone, messages.deleteStudio, messages.deleteLaw].map((message) => (
            <li key={message.id}>
              <FormattedMessage {...message} />
            </li>
          ))}
        </Consequences>
        <DeleteAccountForm
          id={formId}
          user={user}
          onPassword={deleteAccount}
          pending={pending}
          error={error}
        />
        {error?.status === 409 && (
          <Link component={RouterLink} to={path('myBookings', { studioUuid })}>
            <FormattedMessage {...titles.myBookings} />
          </Link>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onKeep}>
          <FormattedMessage {...messages.keepAccount} />
        </Button>
        <LoadingButton type="submit" form={formId} color="error" loading={pending}>
          <FormattedMessage {...messages.deleteConfirm} />
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
