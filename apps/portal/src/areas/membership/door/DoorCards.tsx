import { styled } from '@mui/material/styles';
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

/** Check-in code, next booking and balance of a member. */
export function DoorCards() {
  const { permissions } = useStudio();
  const canCheckIn = useCanOpen('checkin');
  return (
    <Cards {...(canCheckIn && { 'data-code': '' })}>
      {canCheckIn && <CodeCard />}
      <NextBookingCard />
      {permissions.has('CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED') && <BalanceCard />}
    </Cards>
  );
}
