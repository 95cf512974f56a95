import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radii, space } from '@studio-portal/ui/tokens';
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
  alignContent: 'end',
  gap: space(4),
  minHeight: 112,
  padding: space(24),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  transition: theme.transitions.create('background-color'),
  '&:hover': { backgroundColor: theme.vars.palette.soft.brand },
  '& strong': { ...theme.typography.h3 },
  '& span': { color: theme.vars.palette.text.secondary },
}));

/**
 * Tiles in the order of the home page, without pages that the user may not open and members' pages
 * for visitors.
 */
const tiles = [
  { name: 'courses', title: messages.coursesTile, text: messages.coursesTileText },
  { name: 'appointments', title: titles.appointments, text: messages.appointmentsTileText },
  { name: 'events', title: titles.events, text: messages.eventsTileText },
  { name: 'contract', title: titles.contract, text: messages.contractTileText },
  { name: 'offers', title: titles.offers, text: messages.offersTileText },
  { name: 'dayTickets', title: titles.dayTickets, text: messages.dayTicketsTileText },
  { name: 'vouchers', title: titles.vouchers, text: messages.vouchersTileText },
  { name: 'myBookings', title: messages.bookingsTile, text: messages.bookingsTileText },
  { name: 'studioNews', title: titles.news, text: messages.newsTileText },
  { name: 'trialSession', title: titles.trialSession, text: messages.trialTileText },
  { name: 'login', title: messages.loginTile, text: messages.loginTileText },
] as const satisfies readonly {
  name: RouteName;
  title: MessageDescriptor;
  text: MessageDescriptor;
}[];

/** Entry points of the portal as tiles, limited to what the studio offers. */
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
        {open.map(({ name, title, text }) => (
          <li key={name}>
            <Tile to={path(name, { studioUuid })}>
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
    </section>
  );
}
