import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserInfo } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { canPush } from './canPush.ts';
import { messages } from './messages.ts';
import { PushError } from './PushError.tsx';
import { usePushState } from './usePushState.ts';

const Section = styled('section')({ marginBottom: space(32) });

/** Switches notifications on this device on and off; renders nothing without browser support. */
export function PushSettings({ user }: { user: UserInfo }) {
  return canPush() ? <Settings user={user} /> : null;
}

function Settings({ user }: { user: UserInfo }) {
  const { here, switchTo, pending, error } = usePushState(user.id);
  const isEnabled = here === 'on';
  return (
    <Section aria-labelledby="push">
      <Typography id="push" variant="h2">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        <FormattedMessage {...messages.text} />
      </Typography>
      <p role="status">{isEnabled && <FormattedMessage {...messages.on} />}</p>
      <PushError here={here} error={error} />
      {here !== undefined && here !== 'refused' && (
        <LoadingButton
          variant="soft"
          loading={pending}
          onClick={() => switchTo(isEnabled ? 'off' : 'on')}
          sx={{ mt: 2 }}
        >
          <FormattedMessage {...(isEnabled ? messages.switchOff : messages.switchOn)} />
        </LoadingButton>
      )}
    </Section>
  );
}
