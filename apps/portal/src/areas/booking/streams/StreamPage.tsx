import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { space } from '@studio-portal/ui/tokens';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';
import { StreamEntry } from './StreamEntry.tsx';
import { useStream } from './useStream.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { Period } from '../../../lib/dates/Period.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';

const Facts = styled('div')({ display: 'grid', gap: space(16), '& p': { margin: 0 } });

/**
 * Shows an online appointment to anyone with its address: name, time, and the link to the stream or
 * its state.
 */
export function StreamPage({ streamId }: { streamId: string | undefined }) {
  const stream = useStream(streamId);
  useOwnTitle(stream.data?.name);
  return (
    <Page
      title={stream.data?.name ?? <FormattedMessage {...titles.streaming} />}
      template="form"
      queries={{ stream }}
      skeleton={<TextSkeleton lines={2} />}
      missing={{
        on: [400, 404],
        title: <FormattedMessage {...messages.unknown} />,
        action: (
          <>
            <Typography color="textSecondary">
              <FormattedMessage {...messages.unknownText} />
            </Typography>
            <Button variant="contained" component={Link} to={path('home')}>
              <FormattedMessage {...messages.toStudio} />
            </Button>
          </>
        ),
      }}
    >
      {({ stream: { data } }) => (
        <Facts>
          <p>
            <Period start={data.startDateTime} end={data.endDateTime} zone={data.studio.zoneId} />
            <br />
            {[...data.employees.map(({ displayedName }) => displayedName), data.studio.name].join(
              ', ',
            )}
          </p>
          <div>
            <StreamEntry appointment={data} />
          </div>
        </Facts>
      )}
    </Page>
  );
}
