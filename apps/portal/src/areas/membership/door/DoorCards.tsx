import { styled } from '@mui/material/styles';
import { useGetActiveCheckin } from '@studio-portal/sdk/api/checkin';
import { space } from '@studio-portal/ui/tokens';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { CodeCard } from './CodeCard.tsx';
import { doorHeights } from './DoorCardsRoom.tsx';
import { NextBookingCard } from './NextBookingCard.tsx';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(16),
  gridAutoRows: `minmax(${doorHeights.other}px, auto)`,
  '&[data-code] > :first-of-type': { minHeight: doorHeights.code },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(264px, 1fr))',
    // The code is as high as the other two together.
    '&[data-code]': { gridTemplateColumns: '264px minmax(0, 1fr)' },
    '&[data-code] > :first-of-type:not(:only-child)': { gridRow: 'span 2' },
  },
}));

/**
 * Check-in code, next booking and balance of a member. Members who are denied entry have no code; AccessNotice says why.
 */
export function DoorCards() {
  const { permissions, studio } = useStudio();
  const canCheckIn = useCanOpen('checkin');
  const { data: now } = useGetActiveCheckin(studio.id, { query: { enabled: canCheckIn } });
  const isDenied = now !== undefined && now.refusal !== null && now.checkin === null;
  const showsCheckin = canCheckIn && !isDenied;
  // Some studios check in at their desk only.
  const hasCode = showsCheckin && now?.code !== null;
  return (
    <Cards {...(hasCode && { 'data-code': '' })}>
      {showsCheckin && <CodeCard />}
      <NextBookingCard />
      {permissions.has('CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED') && <BalanceCard />}
    </Cards>
  );
}
