import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
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

/** The ways into the portal as large quiet tiles; what the studio does not offer is not shown. */
export function WaysIn() {
  const { studioUuid, permissions, isOn } = useStudio();
  const tiles: readonly {
    to: string;
    title: MessageDescriptor;
    text: MessageDescriptor;
  }[] = [
    ...(permissions.has('COURSES')
      ? [
          {
            to: path('courses', { studioUuid }),
            title: messages.coursesTile,
            text: messages.coursesTileText,
          },
        ]
      : []),
    ...(permissions.has('HAS_CONNECT')
      ? [
          {
            to: path('myBookings', { studioUuid }),
            title: messages.bookingsTile,
            text: messages.bookingsTileText,
          },
        ]
      : []),
    ...(permissions.has('NEWS')
      ? [
          {
            to: path('studioNews', { studioUuid }),
            title: titles.news,
            text: messages.newsTileText,
          },
        ]
      : []),
    ...(permissions.has('TRIAL_SESSION') && isOn('TRIAL_SESSION')
      ? [
          {
            to: path('trialSessionStep', { studioUuid, step: 1 }),
            title: titles.trialSession,
            text: messages.trialTileText,
          },
        ]
      : []),
    ...(permissions.has('LOGGED_IN')
      ? []
      : [
          {
            to: path('login', { studioUuid }),
            title: messages.loginTile,
            text: messages.loginTileText,
          },
        ]),
  ];
  return (
    <section aria-labelledby="ways-in">
      <Typography id="ways-in" variant="h2">
        <FormattedMessage {...messages.ways} />
      </Typography>
      <Grid>
        {tiles.map(({ to, title, text }) => (
          <li key={to}>
            <Tile to={to}>
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
