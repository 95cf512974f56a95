import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { useUnread } from '../../messages/messages/useUnread.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { DoorCards } from '../door/DoorCards.tsx';
import { ConsumptionCreditCard } from './ConsumptionCreditCard.tsx';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { messages } from './messages.ts';
import { MessagesCard } from './MessagesCard.tsx';
import { PassesCard } from './PassesCard.tsx';

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: space(16),
  marginTop: space(16),
});

const Notice = styled('div')({ '&:not(:empty)': { marginBottom: space(24) } });

/**
 * Membership at a glance: check-in code, next booking and balance, then contract, credit, passes, points and messages. All calls
 * start at once, and only those the member is permitted to see. Renders its children below.
 */
export function OverviewPage({ children }: { children: ReactNode }) {
  const { user, permissions } = useStudio();
  // The top bar has loaded it already.
  const { enabled } = useUnread();
  const hasLoyalty = useCanOpen('loyaltyProgram');
  const firstname = user?.name?.split(' ')[0] ?? '';
  return (
    <PageRoom template="page">
      <Typography variant="h1" sx={{ mb: 3 }}>
        {firstname === '' ? (
          <FormattedMessage {...selfServiceTitles.overview} />
        ) : (
          <FormattedMessage {...messages.welcome} values={{ name: firstname }} />
        )}
      </Typography>
      <Notice>
        <AccessNotice />
      </Notice>
      <DoorCards />
      <Cards>
        {permissions.has('CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS') && <MembershipCard />}
        {permissions.has('CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY') && <ConsumptionCreditCard />}
        <PassesCard />
        {hasLoyalty && <LoyaltyCard />}
        {enabled === true && <MessagesCard />}
      </Cards>
      {children}
    </PageRoom>
  );
}
