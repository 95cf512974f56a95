import type { LoyaltyPremium } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

const words = {
  TOO_FEW_POINTS: messages.tooFew,
  LEVEL_TOO_LOW: messages.needsLevel,
  GONE: messages.gone,
  REDEEMED: messages.redeemed,
} as const;

/** Why a reward cannot be redeemed now; nothing of one that can. */
export const WhyNot = ({ premium: { state, requiredLevel } }: { premium: LoyaltyPremium }) =>
  state === 'REDEEMABLE' ? null : (
    <FormattedMessage {...words[state]} values={{ name: requiredLevel }} />
  );
