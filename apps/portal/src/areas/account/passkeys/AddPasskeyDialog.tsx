import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { UserInfo } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { importOrReload } from '../../../lib/browser/importWithRetry.ts';
import { messages } from './messages.ts';

interface AddPasskeyDialogProps {
  user: UserInfo;
  /** True if the portal offers it after a login. */
  offered?: boolean;
  onClose: () => void;
}

/** Adds a passkey: asks for name and password, then the browser asks for finger, face or PIN. */
export function AddPasskeyDialog({ user, offered = false, onClose }: AddPasskeyDialogProps) {
  const titleId = useId();
  const formId = useId();
  const { mutate, isPending, error } = useApiMutation(
    ['createPasskeyRegistrationOptions', 'registerPasskey'],
    {
      mutationFn: async ({ name, password }: { name: string; password: string }) => {
        const { addPasskey } = await importOrReload(() => import('./browserPasskeys.ts'));
        await addPasskey(name, password);
      },
      onSuccess: onClose,
    },
  );
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <FormattedMessage {...(offered ? messages.offer : messages.add)} />
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          <FormattedMessage {...messages.text} />
        </Typography>
        <AddPasskeyForm
          id={formId}
          user={user}
          onPasskey={mutate}
          pending={isPending}
          error={error}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isPending} onClick={onClose}>
          <FormattedMessage {...(offered ? messages.later : messages.cancel)} />
        </Button>
        <LoadingButton type="submit" form={formId} loading={isPending}>
          <FormattedMessage {...messages.add} />
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
