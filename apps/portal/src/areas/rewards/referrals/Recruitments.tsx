import Typography from '@mui/material/Typography';
import type { Recruitment, ReferralPremiums } from '@studio-portal/sdk/types';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { RewardList } from '../shared/RewardList.tsx';
import { messages } from './messages.ts';
import { RecruitmentRow } from './RecruitmentRow.tsx';

/** Referrals by the member and of the member. */
export const Recruitments = ({ of }: { of: ReferralPremiums }) => (
  <>
    <Part title={messages.recruited} all={of.recruitedMembers} />
    {of.recruitedByMembers.length > 0 && (
      <Part title={messages.recruitedBy} all={of.recruitedByMembers} />
    )}
  </>
);

function Part(props: { title: MessageDescriptor; all: readonly Recruitment[] }) {
  const { title, all } = props;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 2 }}>
        <FormattedMessage {...title} />
      </Typography>
      {all.length === 0 ? (
        <FormattedMessage {...messages.nobody} />
      ) : (
        <RewardList>
          {all.map((one) => (
            <RecruitmentRow key={one.customerRecruitmentId} recruitment={one} />
          ))}
        </RewardList>
      )}
    </section>
  );
}
