import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '@studio-portal/ui/Icon';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { radii, space } from '@studio-portal/ui/tokens';
import {
  CalendarCheck,
  CalendarDays,
  Gift,
  type IconNode,
  IdCard,
  Layers,
  LogIn,
  Newspaper,
  PartyPopper,
  Sparkles,
  Ticket,
  UserRound,
} from 'lucide';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { offersBookings } from '../../../lib/access/permissions.ts';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import type { RouteName } from '../../../lib/address/patterns.ts';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const Grid = styled('ul')({
  display: 'grid',
  gap: space(16),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  margin: `${space(16)} 0 0`,
  padding: 0,
  listStyle: 'none',
});

const Tile = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space(16),
  minHeight: 96,
  padding: `${space(16)} ${space(24)}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.soft.brand,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  transition: theme.transitions.create('background-color'),
  '&:hover': { backgroundColor: theme.vars.palette.background.muted },
  '& > svg': { gridRow: 'span 2', color: theme.vars.palette.primary.main },
  '& strong': { ...theme.typography.h3, alignSelf: 'end' },
  '& span': { alignSelf: 'start' },
}));

/** Links to the other pages, close together. */
const Rest = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(24),
  margin: `${space(16)} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 40 },
});

/** Number of pages that are shown as tiles. */
const maxTiles = 4;

/** Pages in order of importance; the first that the user may open become tiles. */
const tiles = [
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
  { name: 'dayTickets', icon: Ticket, title: titles.dayTickets, text: messages.dayTicketsTileText },
  { name: 'offers', icon: Layers, title: titles.offers, text: messages.offersTileText },
  { name: 'events', icon: PartyPopper, title: titles.events, text: messages.eventsTileText },
  { name: 'studioNews', icon: Newspaper, title: titles.news, text: messages.newsTileText },
  { name: 'login', icon: LogIn, title: messages.loginTile, text: messages.loginTileText },
] as const satisfies readonly {
  name: RouteName;
  icon: IconNode;
  title: MessageDescriptor;
  text: MessageDescriptor;
}[];

/** Entry points of the portal, limited to what the studio offers: four as tiles, the others as links. */
export function HomeTiles() {
  const { studioUuid, user, permissions } = useStudio();
  const opens = useRouteAccess();
  const isRelevant = (name: (typeof tiles)[number]['name']) => {
    if (name === 'login') return user === undefined;
    return name !== 'myBookings' || (permissions.has('HAS_CONNECT') && offersBookings(permissions));
  };
  const open = tiles.filter(({ name }) => opens(name) && isRelevant(name));
  return (
    <section aria-labelledby="ways-in">
      <Typography id="ways-in" variant="h2">
        <FormattedMessage {...messages.ways} />
      </Typography>
      <Grid>
        {open.slice(0, maxTiles).map(({ name, icon, title, text }) => (
          <li key={name}>
            <Tile to={path(name, { studioUuid })}>
              <Icon of={icon} size={32} />
              <strong>
                <FormattedMessage {...title} />
              </strong>
              <span>
                <FormattedMessage {...text} />
              </span>
            </Tile>
          </li>
        ))}
      </Grid>
      {open.length > maxTiles && (
        <Rest>
          {open.slice(maxTiles).map(({ name, title }) => (
            <li key={name}>
              <SiteLink href={path(name, { studioUuid })}>
                <FormattedMessage {...title} />
              </SiteLink>
            </li>
          ))}
        </Rest>
      )}
    </section>
  );
}
