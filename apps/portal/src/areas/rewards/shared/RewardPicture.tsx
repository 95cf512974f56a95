import { styled } from '@mui/material/styles';
import type { RewardType } from '@studio-portal/sdk/types';
import { Icon } from '@studio-portal/ui/Icon';
import { radii, space } from '@studio-portal/ui/tokens';
import {
  BadgePercent,
  CalendarHeart,
  CupSoda,
  Gift,
  type IconNode,
  PiggyBank,
  Ticket,
} from 'lucide';

const icons = {
  FREE_PERIOD: CalendarHeart,
  SUBSCRIPTION_FEE_CREDIT: PiggyBank,
  CREDIT: PiggyBank,
  WAIVER: PiggyBank,
  CONSUMPTION_CREDIT: CupSoda,
  CONTRACT_VOUCHER: Ticket,
  SUBSCRIPTION_FEE_DISCOUNT: BadgePercent,
  BENEFIT: Gift,
  CUSTOM: Gift,
} satisfies Record<RewardType, IconNode>;

/** Fills the top of a `Panel` from edge to edge. */
const Band = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 96,
  margin: `-${space(24)} -${space(24)} 0`,
  borderStartStartRadius: radii.card,
  borderStartEndRadius: radii.card,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.soft.brand,
}));

/** Decorative picture of a reward by its type, since the API has none. */
export const RewardPicture = ({ type }: { type: RewardType }) => (
  <Band aria-hidden>
    <Icon of={icons[type]} size={48} />
  </Band>
);
