import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { messages } from './messages.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Confirms a corporate membership, with the next steps and links. */
export function CorporateConfirmed() {
  const { studio, studioUuid, connected } = useStudio();
  const home = path('studio', { studioUuid });
  const ways = connected
    ? [
        { to: path('myBookings', { studioUuid }), label: messages.toBookings },
        { to: home, label: messages.toStudio },
      ]
    : [
        { to: home, label: messages.toStudio },
        { to: path('corporateConnect', { studioUuid }), label: messages.connect },
      ];
  const next = [
    ...(connected ? [] : [messages.nextConnect]),
    messages.nextBook,
    messages.nextVisit,
  ];
  return (
    <ResultMark
      kind="success"
      titleComponent="h1"
      title={<FormattedMessage {...messages.confirmed} />}
      description={
        <FormattedMessage {...messages.confirmedText} values={{ studio: studio.name }} />
      }
      next={
        <div>
          <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
            <FormattedMessage {...messages.next} />
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
            {next.map((message) => (
              <li key={message.id}>
                <FormattedMessage {...message} values={{ studio: studio.name }} />
              </li>
            ))}
          </Box>
        </div>
      }
      actions={ways.map(({ to, label }, index) => (
        <Button key={to} variant={index === 0 ? 'contained' : 'outlined'} component={Link} to={to}>
          <FormattedMessage {...label} />
        </Button>
      ))}
    />
  );
}
