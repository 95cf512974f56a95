import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { LoyaltyPremium } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RewardPicture } from '../shared/RewardPicture.tsx';
import { formatRewardValue } from '../shared/rewardFormats.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { PanelHead } from '../../../lib/page/PanelHead.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { premiumAddress } from './premiumAddress.ts';
import { UnavailableReason } from './UnavailableReason.tsx';

interface PremiumRowProps {
  premium: LoyaltyPremium;
  /** Points that the member can spend. */
  balance: number;
}

/** A reward: description, price and availability, or progress towards it. */
export function PremiumRow({ premium, balance }: PremiumRowProps) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { assignmentId, name, description, points, validUntil, state } = premium;
  const isMissingPoints = state === 'TOO_FEW_POINTS' && balance < points;
  const missing = intl.formatMessage(messages.missing, { count: points - balance });
  const day = validUntil && formatDay(fromWire(validUntil), intl.locale, { dateStyle: 'long' });
  return (
    <Panel as="li">
      <RewardPicture type={premium.type} />
      <PanelHead>
        {name}
        {state !== 'REDEEMABLE' && !isMissingPoints && (
          <Tag>
            <UnavailableReason premium={premium} />
          </Tag>
        )}
      </PanelHead>
      <span>{description}</span>
      <Typography variant="body2" color="textSecondary">
        {[
          intl.formatMessage(messages.points, { count: points }),
          formatRewardValue(premium, intl),
          day && intl.formatMessage(messages.validUntil, { day }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {isMissingPoints && (
        <div>
          <LinearProgress
            variant="determinate"
            value={(balance / points) * 100}
            aria-label={name}
            aria-valuetext={missing}
          />
          <Typography variant="body2" sx={{ mt: 1 }}>
            {missing}
          </Typography>
        </div>
      )}
      {state === 'REDEEMABLE' && (
        <Button
          variant="contained"
          component={Link}
          to={premiumAddress(studioUuid, assignmentId)}
          sx={{ justifySelf: 'start' }}
        >
          <FormattedMessage {...messages.redeem} />
          <ScreenReaderContext name={name} />
        </Button>
      )}
    </Panel>
  );
}
