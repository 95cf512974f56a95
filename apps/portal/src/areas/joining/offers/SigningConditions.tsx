import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PreContractSignCondition } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { messages } from './messages.ts';

/**
 * States before an offer is opened that the studio signs nothing online, or the minimum age for
 * signing.
 */
export function SigningConditions({ condition }: { condition: PreContractSignCondition }) {
  const { signable, minimumAge: age } = condition;
  if (!signable)
    return (
      <Box sx={{ mb: 3 }}>
        <Alert kind="info">
          <FormattedMessage {...messages.notSignable} />
        </Alert>
      </Box>
    );
  if (age === 0) return null;
  return (
    <Typography color="textSecondary" sx={{ mb: 3 }}>
      <FormattedMessage {...messages.minimumAge} values={{ age }} />
    </Typography>
  );
}
