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
import { endPushOffer } from './pushOffer.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { messages } from './messages.ts';
import { PushError } from './PushError.tsx';
import { usePushState } from './usePushState.ts';

/** Renders the offer for logged-in users only. */
export function PushOfferDialog() {
  const { user } = useSession();
  return user ? <OfferDialog user={user} /> : null;
}

/** Asks before the browser does, because its own prompt can be answered only once. */
function OfferDialog({ user }: { user: UserInfo }) {
  const titleId = useId();
  const { here, switchTo, pending, error } = usePushState(user.id);
  const refused = here === 'refused';
  return (
    <Dialog open onClose={pending ? undefined : endPushOffer} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <FormattedMessage {...messages.offer} />
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          <FormattedMessage {...messages.text} />
        </Typography>
        <Typography color="textSecondary">
          <FormattedMessage {...messages.offerText} />
        </Typography>
        <PushError here={here} error={error} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={endPushOffer}>
          <FormattedMessage {...messages.later} />
        </Button>
        {!refused && (
          <LoadingButton
            loading={pending}
            onClick={() => switchTo('on', (now) => now !== 'refused' && endPushOffer())}
          >
            <FormattedMessage {...messages.switchOn} />
          </LoadingButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
