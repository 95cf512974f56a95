import {
  CalendarClock,
  CirclePause,
  FileText,
  Gift,
  HeartHandshake,
  History,
  type IconNode,
  LayoutDashboard,
  PackagePlus,
  ReceiptText,
  Sparkles,
  UserRound,
  Wallet,
  WalletCards,
} from 'lucide';
import { customerPages } from '../customerData/customerPages.ts';
import type { RouteName } from '../../../lib/address/patterns.ts';

/** A part of the customer center in its navigation. */
export interface Section {
  /** The page that it leads to, by which its name and guard are known. */
  name: RouteName;
  icon: IconNode;
  /** Its pages, where its own leads on to one of them: it is shown where one of these opens. */
  pages?: readonly RouteName[];
  /** It is about what this page shows, and shown where that opens. */
  about?: RouteName;
}

/** The parts of the customer center, in their order; what a member may not see is left out (section 6). */
export const sections: readonly Section[] = [
  { name: 'selfServiceOverview', icon: LayoutDashboard },
  { name: 'checkin', icon: CalendarClock },
  { name: 'customer', icon: UserRound, pages: customerPages },
  { name: 'myContract', icon: FileText, pages: ['myContractCurrent', 'myContractPast'] },
  { name: 'additionalModulesAvailable', icon: PackagePlus, about: 'myContractCurrent' },
  { name: 'idlePeriods', icon: CirclePause },
  { name: 'account', icon: Wallet },
  { name: 'invoices', icon: ReceiptText },
  { name: 'consumptionCredit', icon: WalletCards },
  { name: 'loyaltyProgram', icon: Sparkles },
  { name: 'referralProgram', icon: Gift },
  { name: 'compensation', icon: HeartHandshake },
  { name: 'checkinHistory', icon: History },
];
