import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Recruitment, ReferralPremiumState } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { NameInitials } from '../../account/shared/NameInitials.tsx';
import { formatGrant } from '../shared/rewardFormats.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { PanelHead } from '../../../lib/page/PanelHead.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { referralAddress } from './referralAddress.ts';

const states = {
  NOT_YET_REDEEMABLE: messages.notYet,
  REDEEMABLE: messages.redeemable,
  REDEEMED: messages.redeemed,
  NOT_REDEEMABLE: messages.noReward,
} as const satisfies Record<ReferralPremiumState, MessageDescriptor>;

/** A friend who joined, or who referred the member: date, and the state of the reward. */
export function RecruitmentRow({ recruitment }: { recruitment: Recruitment }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { customerRecruitmentId, displayedName, recruitedOn, redeemableOn, state, grant } =
    recruitment;
  const name = displayedName ?? intl.formatMessage(messages.somebody);
  const day = (date: Date) => formatDay(fromWire(date), intl.locale, { dateStyle: 'long' });
  return (
    <Panel as="li">
      <PanelHead as="h3">
        {displayedName !== null && <NameInitials name={displayedName} size={40} />}
        {name}
        <Tag filled={state === 'REDEEMABLE'}>
          <FormattedMessage {...states[state]} />
        </Tag>
      </PanelHead>
      <Typography variant="body2" color="textSecondary">
        {recruitedOn ? (
          <FormattedMessage {...messages.since} values={{ day: day(recruitedOn) }} />
        ) : (
          <FormattedMessage {...messages.notSigned} />
        )}
        {state === 'NOT_YET_REDEEMABLE' && redeemableOn && (
          <>
            {' · '}
            <FormattedMessage {...messages.redeemableOn} values={{ day: day(redeemableOn) }} />
          </>
        )}
      </Typography>
      {grant && <span>{formatGrant(grant, intl)}</span>}
      {state === 'REDEEMABLE' && (
        <Button
          variant="contained"
          component={Link}
          to={referralAddress(studioUuid, customerRecruitmentId)}
          sx={{ justifySelf: 'start' }}
        >
          <FormattedMessage {...messages.choose} />
          <ScreenReaderContext name={name} />
        </Button>
      )}
    </Panel>
  );
}
