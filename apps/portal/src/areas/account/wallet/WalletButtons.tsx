import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  createAppleWalletPass,
  createGoogleWalletPass,
  useGetWallets,
} from '@studio-portal/sdk/api/wallet';
import { Icon } from '@studio-portal/ui/Icon';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { Wallet } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { browserZone } from '../../../lib/dates/dates.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { saveFile } from '../../../lib/pdf/saveFile.ts';
import { deviceWallets, isApplePhone } from './deviceWallets.ts';
import { messages } from './messages.ts';

const Options = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}));

interface WalletButtonsProps {
  /** The booking to add; the member's card for the door by default. */
  bookingUuid?: string;
}

/**
 * Buttons that add the member's card or a booking to the wallets of this device, as far as the operator has configured
 * them; otherwise nothing. Place them last, because they render once the configuration has loaded.
 */
export function WalletButtons({ bookingUuid }: WalletButtonsProps) {
  const { data } = useGetWallets();
  const device = deviceWallets(navigator.userAgent);
  const subject = bookingUuid === undefined ? {} : { bookingUuid };
  const apple = useApiMutation(['createAppleWalletPass'], {
    mutationFn: async () => openPass(await createAppleWalletPass(subject)),
  });
  const google = useApiMutation(['createGoogleWalletPass'], {
    mutationFn: async () => location.assign((await createGoogleWalletPass(subject)).saveUrl),
  });
  const hasApple = data?.apple === true && device.apple;
  const hasGoogle = data?.google === true && device.google;
  if (!hasApple && !hasGoogle) return null;
  const error = apple.error ?? google.error;
  return (
    <div>
      <Options>
        {hasApple && (
          <LoadingButton
            variant="outlined"
            loading={apple.isPending}
            startIcon={<Icon of={Wallet} size={18} />}
            onClick={() => apple.mutate()}
          >
            <FormattedMessage {...messages.apple} />
          </LoadingButton>
        )}
        {hasGoogle && (
          <LoadingButton
            variant="outlined"
            loading={google.isPending}
            startIcon={<Icon of={Wallet} size={18} />}
            onClick={() => google.mutate()}
          >
            <FormattedMessage {...messages.google} />
          </LoadingButton>
        )}
      </Options>
      {bookingUuid === undefined && data.card && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          <FormattedMessage
            {...messages.renews}
            values={{ when: <Moment at={data.card.createdAt} zone={browserZone()} inSentence /> }}
          />
        </Typography>
      )}
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} />
        </Alert>
      )}
    </div>
  );
}

/** Opens a pass in Apple Wallet; a computer saves it as a file. */
function openPass(pass: Blob): void {
  if (isApplePhone(navigator.userAgent)) location.assign(URL.createObjectURL(pass));
  else saveFile(pass, 'wallet.pkpass');
}
