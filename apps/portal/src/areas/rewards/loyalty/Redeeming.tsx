import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { redeemLoyaltyPremium } from '@studio-portal/sdk/api/loyalty';
import type { LoyaltyPremiumInfo } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { grantWords, worthOf } from '../shared/rewardWords.ts';
import { StartChoice } from '../shared/StartChoice.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { type Day, fromWire, toWire } from '../../../lib/dates/dates.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { WhyNot } from './WhyNot.tsx';

const Column = styled('div')({ display: 'grid', gap: space(24), justifyItems: 'start' });

/** What a reward is and comes to, and the button that spends the points; once it is redeemed, what was given. */
export function Redeeming({ info }: { info: LoyaltyPremiumInfo }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { premium, redemptionText, balanceAfter, grant } = info;
  const [wanted, setWanted] = useState<Day>();
  const [keyFor] = useState(createKeyring);
  const { assignmentId, description, points, state } = premium;
  const days = info.possibleRewardStartDates.map(fromWire);
  const start = wanted ?? days[0];
  const { mutate, isPending, error } = useApiMutation(['redeemLoyaltyPremium'], {
    mutationFn: () =>
      redeemLoyaltyPremium(
        { assignmentId, ...(start ? { rewardStartDate: toWire(start) } : {}) },
        { 'Idempotency-Key': keyFor([assignmentId, start]) },
      ),
  });
  // The button that was pressed goes with what it did.
  useFocusFallback(state);
  return (
    <Column>
      <div>
        <Typography>{description}</Typography>
        <Typography color="textSecondary">{worthOf(premium, intl)}</Typography>
      </div>
      <Typography>{redemptionText}</Typography>
      {grant && (
        <Alert kind="success" title={<FormattedMessage {...messages.redeemed} />}>
          {grantWords(grant, intl)}
        </Alert>
      )}
      {!grant && state !== 'REDEEMABLE' && (
        <Alert kind="info">
          <WhyNot premium={premium} />
        </Alert>
      )}
      {state === 'REDEEMABLE' && (
        <>
          <StartChoice days={days} selected={start} onSelect={setWanted} />
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
