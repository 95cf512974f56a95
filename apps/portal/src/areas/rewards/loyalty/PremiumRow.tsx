import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LoyaltyPremium } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatRewardValue } from '../shared/rewardFormats.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { PanelHead } from '../../../lib/page/PanelHead.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { premiumAddress } from './premiumAddress.ts';
import { UnavailableReason } from './UnavailableReason.tsx';

/** A reward: description, price and availability. */
export function PremiumRow({ premium }: { premium: LoyaltyPremium }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { assignmentId, name, description, points, validUntil, state } = premium;
  const day = validUntil && formatDay(fromWire(validUntil), intl.locale, { dateStyle: 'long' });
  return (
    <Panel as="li">
      <PanelHead>
        {name}
        {state !== 'REDEEMABLE' && (
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
