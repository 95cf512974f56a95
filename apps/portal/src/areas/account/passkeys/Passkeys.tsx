import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListPasskeys } from '@studio-portal/sdk/api/passkeys';
import type { UserInfo } from '@studio-portal/sdk/types';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { FramedList } from '@studio-portal/ui/FramedList';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { space } from '@studio-portal/ui/tokens';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { supportsPasskeys } from '../../../lib/session/supportsPasskeys.ts';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { LoadingRegion } from '../../../lib/page/LoadingRegion.tsx';
import { messages } from './messages.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

const Section = styled('section')({ marginBottom: space(32) });

const AddPasskeyDialog = lazyNamed(() => import('./AddPasskeyDialog.tsx'), 'AddPasskeyDialog');

/**
 * Lists the passkeys of the account with remove buttons, and an add button if the browser supports
 * passkeys.
 */
export function Passkeys({ user }: { user: UserInfo }) {
  const intl = useIntl();
  const [adds, setAdds] = useState(false);
  const { data, error, refetch } = useListPasskeys({ query: { staleTime: 0 } });
  const failure = useErrorState(error);
  const passkeys = data?.passkeys;
  // The focused button disappears with its row.
  useFocusFallback(String(passkeys?.map(({ id }) => id)));
  return (
    <Section aria-labelledby="passkeys">
      <Typography id="passkeys" variant="h2">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        <FormattedMessage {...messages.text} />
      </Typography>
      {error && !passkeys ? (
        <ErrorState {...failure} titleComponent="h2" onRetry={() => void refetch()} />
      ) : passkeys ? (
        passkeys.length > 0 && (
          <ConfirmProvider
            confirmLabel={intl.formatMessage(messages.remove)}
            cancelLabel={intl.formatMessage(messages.keep)}
          >
            <FramedList>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </FramedList>
          </ConfirmProvider>
        )
      ) : (
        <LoadingRegion label={messages.loading}>
          <ListSkeleton rows={1} />
        </LoadingRegion>
      )}
      {supportsPasskeys() && (
        <Button variant="soft" onClick={() => setAdds(true)} sx={{ mt: 2 }}>
          <FormattedMessage {...messages.add} />
        </Button>
      )}
      {adds && (
        <Suspense fallback={null}>
          <AddPasskeyDialog user={user} onClose={() => setAdds(false)} />
        </Suspense>
      )}
    </Section>
  );
}
