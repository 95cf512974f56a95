import {
  CalendarCheck,
  CalendarDays,
  Gift,
  type IconNode,
  IdCard,
  Layers,
  LogIn,
  PartyPopper,
  Sparkles,
  Ticket,
  UserRound,
} from 'lucide';
import type { MessageDescriptor } from 'react-intl';
import { offersBookings } from '../../../lib/access/permissions.ts';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import type { RouteName } from '../../../lib/address/patterns.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { messages } from './messages.ts';

/** Pages in order of importance. */
const pages = [
  {
    name: 'myBookings',
    icon: CalendarCheck,
    title: messages.bookingsTile,
    text: messages.bookingsTileText,
  },
  {
    name: 'trialSession',
    icon: Sparkles,
    title: titles.trialSession,
    text: messages.trialTileText,
  },
  { name: 'contract', icon: IdCard, title: titles.contract, text: messages.contractTileText },
  {
    name: 'courses',
    icon: CalendarDays,
    title: messages.coursesTile,
    text: messages.coursesTileText,
  },
  { name: 'vouchers', icon: Gift, title: titles.vouchers, text: messages.vouchersTileText },
  {
    name: 'appointments',
    icon: UserRound,
    title: titles.appointments,
    text: messages.appointmentsTileText,
  },
  { name: 'events', icon: PartyPopper, title: titles.events, text: messages.eventsTileText },
  { name: 'dayTickets', icon: Ticket, title: titles.dayTickets, text: messages.dayTicketsTileText },
  { name: 'offers', icon: Layers, title: titles.offers, text: messages.offersTileText },
  { name: 'login', icon: LogIn, title: messages.loginTile, text: messages.loginTileText },
] as const satisfies readonly {
  name: RouteName;
  icon: IconNode;
  title: MessageDescriptor;
  text: MessageDescriptor;
}[];

type HomePage = (typeof pages)[number];

/** A page that the studio's home leads to. */
export type TileName = HomePage['name'];

/** Pages that sell something. */
const shop = new Set<TileName>(['contract', 'vouchers', 'dayTickets', 'offers']);

/** Pages without a picture. */
const withoutTile = new Set<TileName>(['myBookings', 'login']);

const maxTiles = 4;

/**
 * Returns the pages that the user may open: the four most important as tiles, the others as links.
 * Members see no tiles of the shop and no trial session.
 */
export function useHomePages(): { tiles: HomePage[]; links: HomePage[] } {
  const { user, connected, permissions } = useStudio();
  const opens = useRouteAccess();
  const isRelevant = (name: TileName) => {
    if (name === 'login') return user === undefined;
    if (name === 'trialSession') return !connected;
    return name !== 'myBookings' || (permissions.has('HAS_CONNECT') && offersBookings(permissions));
  };
  const isTile = ({ name }: HomePage) => !withoutTile.has(name) && !(connected && shop.has(name));
  const open = pages.filter(({ name }) => opens(name) && isRelevant(name));
  const tiles = open.filter(isTile).slice(0, maxTiles);
  return { tiles, links: open.filter((page) => !tiles.includes(page)) };
}
