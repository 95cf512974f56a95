import Box from '@mui/material/Box';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { dropForeignActing } from '../family/acting.ts';
import { resetQueriesForNewUser } from '../../../lib/session/resetQueriesForNewUser.ts';
import { announceSession } from '../../../lib/session/sessionChannel.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { importOrReload } from '../../../lib/browser/importWithRetry.ts';
import { messages } from './messages.ts';
import { PasskeyError } from './PasskeyError.tsx';

/** Logs in with a passkey of the device and continues as after a login with password. */
export function PasskeyLogin() {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useApiMutation(
    ['createPasskeyLoginOptions', 'loginWithPasskey'],
    {
      mutationFn: async () =>
        (await importOrReload(() => import('./browserPasskeys.ts'))).logInByPasskey(),
      onSuccess: async ({ userId }) => {
        dropForeignActing(userId);
        announceSession('begun');
        await resetQueriesForNewUser(queryClient);
      },
    },
  );
  return (
    <>
      {error && (
        <Box sx={{ mt: 3 }}>
          <PasskeyError error={error} />
        </Box>
      )}
      <LoadingButton variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ mt: 3 }}>
        <FormattedMessage {...messages.logIn} />
      </LoadingButton>
    </>
  );
}
