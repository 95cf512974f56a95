import type { LoyaltyPremium } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

const reasons = {
  TOO_FEW_POINTS: messages.tooFew,
  LEVEL_TOO_LOW: messages.needsLevel,
  GONE: messages.gone,
  REDEEMED: messages.redeemed,
} as const;

/** Says why a reward cannot be redeemed now; renders nothing if it can. */
export const UnavailableReason = ({
  premium: { state, requiredLevel },
}: {
  premium: LoyaltyPremium;
}) =>
  state === 'REDEEMABLE' ? null : (
    <FormattedMessage {...reasons[state]} values={{ name: requiredLevel }} />
  );
