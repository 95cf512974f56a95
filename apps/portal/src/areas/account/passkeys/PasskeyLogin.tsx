import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { keepActingOf } from '../family/acting.ts';
import { askAnew } from '../../../lib/session/askAnew.ts';
import { announceSession } from '../../../lib/session/sessionChannel.ts';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';
import { importOrReload } from '../../../lib/browser/importWithRetry.ts';
import { messages } from './messages.ts';
import { PasskeyFault } from './PasskeyFault.tsx';

/** Logs in with a passkey of the device and continues as after a login with password. */
export function PasskeyLogin() {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useWriting(
    ['createPasskeyLoginOptions', 'loginWithPasskey'],
    {
      mutationFn: async () =>
        (await importOrReload(() => import('./browserPasskeys.ts'))).logInByPasskey(),
      onSuccess: async ({ userId }) => {
        keepActingOf(userId);
        announceSession('begun');
        await askAnew(queryClient);
      },
    },
  );
  return (
    <>
      {error && <PasskeyFault error={error} />}
      <LoadingButton variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ mt: 3 }}>
        <FormattedMessage {...messages.logIn} />
      </LoadingButton>
    </>
  );
}
