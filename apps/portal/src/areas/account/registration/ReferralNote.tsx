import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { messages } from './messages.ts';
import type { Referral } from './useReferral.ts';

/**
 * Shown above the registration form: the referral code and its benefit, or that the code is
 * unknown.
 */
export function ReferralNote({ referral: { code, discount, unknown } }: { referral: Referral }) {
  const { locale } = useIntl();
  if (!code && !unknown) return null;
  return (
    <Box sx={{ mb: 3 }}>
      {unknown && (
        <Alert kind="warning">
          <ErrorMessage error={unknown} />
        </Alert>
      )}
      {code && (
        <Typography>
          <FormattedMessage {...messages.referral} values={{ code }} />
        </Typography>
      )}
      {code && discount && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage
            {...messages.referralWorth}
            values={{
              payments: discount.payments,
              price: formatPrice(discount.price, locale),
            }}
          />
        </Typography>
      )}
    </Box>
  );
}
