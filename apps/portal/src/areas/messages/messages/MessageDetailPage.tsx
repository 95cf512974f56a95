import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetMessage, useReadMessage } from '@studio-portal/sdk/api/messages';
import { Markdown } from '@studio-portal/ui/Markdown';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import type { Deletion } from './useDeletion.ts';

/** Shows one message and marks it as read. */
export function MessageDetailPage({ id, deletion }: { id: number; deletion: Deletion }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { studio, studioUuid } = useStudio();
  const message = useGetMessage(id, { query: { staleTime: 0 } });
  const { mutate: read } = useReadMessage();
  const isUnread = message.data?.readDateTime === null;
  useEffect(() => {
    if (isUnread) read({ id });
  }, [isUnread, id, read]);
  const all = path('myMessages', { studioUuid });
  useOwnTitle(message.data?.subject);
  return (
    <Page
      title={message.data?.subject ?? <FormattedMessage {...titles.myMessages} />}
      template="form"
      queries={{ message }}
      skeleton={<TextSkeleton />}
      missing={{
        title: <FormattedMessage {...messages.gone} />,
        action: (
          <Button variant="contained" component={Link} to={all}>
            <FormattedMessage {...messages.back} />
          </Button>
        ),
      }}
    >
      {(loaded) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {formatFullMoment(loaded.message.data.sendDateTime, intl.locale, studio.zoneId)}
          </Typography>
          <Markdown text={loaded.message.data.text} />
          <Button
            variant="outlined"
            sx={{ mt: 4 }}
            onClick={() => {
              deletion.remove(id);
              void navigate(all);
            }}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        </>
      )}
    </Page>
  );
}
