import {
  CalendarCheck,
  CalendarDays,
  CircleUser,
  House,
  IdCard,
  type IconNode,
  QrCode,
} from 'lucide';
import type { MessageDescriptor } from 'react-intl';
import { useRouteAccess } from '../../lib/access/useCanOpen.ts';
import type { RouteName } from '../../lib/address/patterns.ts';
import { showsHomeTab } from '../../lib/brand/brandRules.ts';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import { titles } from '../../lib/routes/routeTitles.ts';
import { selfServiceTitles } from '../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { findActivePage, pendingRoute } from './useTabs.ts';

/** An entry of the bottom bar. */
export interface BottomTab {
  name: RouteName;
  title: MessageDescriptor;
  icon: IconNode;
  current: 'page' | 'true' | undefined;
}

/** Pages of each entry; it leads to the first one that the user may open. */
const booking = [
  { name: 'courses', title: titles.courses, icon: CalendarDays },
  { name: 'appointments', title: titles.appointments, icon: CalendarDays },
] as const;

const entry = [
  { name: 'checkin', title: selfServiceTitles.checkin, icon: QrCode },
  { name: 'contract', title: messages.join, icon: IdCard },
] as const;

/**
 * Returns the pages that are one tap away on a phone: home, classes, check-in (for visitors
 * memberships), bookings, and the user’s own data. The last two ask visitors to log in.
 */
export function useBottomTabs(): BottomTab[] {
  const opens = useRouteAccess();
  const home = showsHomeTab(useWhitelabel());
  const { user } = useStudio();
  const name = useRouteName();
  const me = user ? (opens('selfService') ? 'selfService' : 'mySettings') : 'login';
  const tabs = [
    ...(home ? [{ name: 'studio', title: titles.home, icon: House } as const] : []),
    ...[booking, entry].flatMap((pages) => pages.find((page) => opens(page.name)) ?? []),
    { name: 'myBookings', title: messages.bookings, icon: CalendarCheck } as const,
    { name: me, title: messages.me, icon: CircleUser } as const,
  ];
  const shown = name === 'studioConnect' ? (pendingRoute() ?? name) : name;
  const active = findActivePage(shown, tabs);
  return tabs.map((tab) => ({
    ...tab,
    current: tab.name === name ? 'page' : tab.name === active ? 'true' : undefined,
  }));
}
