import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { redeemLoyaltyPremium } from '@studio-portal/sdk/api/loyalty';
import type { LoyaltyPremiumInfo } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatGrant, formatRewardValue } from '../shared/rewardFormats.ts';
import { StartChoice } from '../shared/StartChoice.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { type Day, fromWire, toWire } from '../../../lib/dates/dates.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { UnavailableReason } from './UnavailableReason.tsx';

const Column = styled('div')({ display: 'grid', gap: space(24), justifyItems: 'start' });

/**
 * Description and value of a reward with the button that spends the points; then shows the granted
 * reward.
 */
export function RedeemPremium({ info }: { info: LoyaltyPremiumInfo }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { premium, redemptionText, balanceAfter, grant } = info;
  const [selectedDay, setSelectedDay] = useState<Day>();
  const [keyFor] = useState(createKeyring);
  const { assignmentId, description, points, state } = premium;
  const days = info.possibleRewardStartDates.map(fromWire);
  const start = days.find((day) => day === selectedDay) ?? days[0];
  const { mutate, isPending, error } = useApiMutation(['redeemLoyaltyPremium'], {
    mutationFn: () =>
      redeemLoyaltyPremium(
        { assignmentId, ...(start ? { rewardStartDate: toWire(start) } : {}) },
        { 'Idempotency-Key': keyFor([assignmentId, start]) },
      ),
  });
  // The pressed button disappears once the reward is redeemed.
  useFocusFallback(state);
  return (
    <Column>
      <div>
        <Typography>{description}</Typography>
        <Typography color="textSecondary">{formatRewardValue(premium, intl)}</Typography>
      </div>
      <Typography>{redemptionText}</Typography>
      {grant && (
        <Alert kind="success" title={<FormattedMessage {...messages.redeemed} />}>
          {formatGrant(grant, intl)}
        </Alert>
      )}
      {!grant && state !== 'REDEEMABLE' && (
        <Alert kind="info">
          <UnavailableReason premium={premium} />
        </Alert>
      )}
      {state === 'REDEEMABLE' && (
        <>
          <StartChoice days={days} selected={start} onSelect={setSelectedDay} />
          {balanceAfter !== null && (
            <Typography variant="body2" color="textSecondary">
              <FormattedMessage {...messages.after} values={{ count: balanceAfter }} />
            </Typography>
          )}
          {error && (
            <Alert kind="error">
              <ErrorMessage error={error} timeZone={studio.zoneId} />
            </Alert>
          )}
          <LoadingButton
            variant="contained"
            size="large"
            loading={isPending}
            onClick={() => mutate()}
          >
            <FormattedMessage {...messages.redeemFor} values={{ count: points }} />
          </LoadingButton>
        </>
      )}
    </Column>
  );
}
