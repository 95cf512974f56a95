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

/** A section in the navigation of the customer center. */
export interface Section {
  /** Target page, which also determines title and access. */
  name: RouteName;
  icon: IconNode;
  /** Pages to which the target redirects; the section shows if one of them is accessible. */
  pages?: readonly RouteName[];
  /** Page that the section extends; the section shows only if that page is accessible. */
  about?: RouteName;
}

/**
 * Sections of the customer center in order; those that the user may not see are omitted (spec 6).
 */
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
