import { useListMessages, useReadAllMessages } from '@studio-portal/sdk/api/messages';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnread } from './useUnread.ts';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { notify } from '../../../lib/browser/notices.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { MessageList } from './MessageList.tsx';
import { messages } from './messages.ts';
import { pageSize } from './pageSize.ts';
import type { Deletion } from './useDeletion.ts';

/** Lists all messages, newest first. */
export function MessageListPage({ deletion }: { deletion: Deletion }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { enabled, count } = useUnread();
  const first = useListMessages({ page: 0, size: pageSize }, { query: { staleTime: 0 } });
  const readAll = useReadAllMessages({
    mutation: { onError: (error) => notify(errorNotice(error, intl, studio.zoneId)) },
  });
  return (
    <Page
      title={<FormattedMessage {...titles.myMessages} />}
      intro={<FormattedMessage {...messages.intro} />}
      actions={
        count > 0 && (
          <LoadingButton
            variant="outlined"
            loading={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            <FormattedMessage {...messages.readAll} />
          </LoadingButton>
        )
      }
      queries={{ first }}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(loaded) =>
        loaded.first.data.content.length === 0
          ? {
              drawing: 'calendar',
              title: (
                <FormattedMessage {...(enabled === false ? messages.notSent : messages.none)} />
              ),
            }
          : undefined
      }
    >
      {() => <MessageList deletion={deletion} />}
    </Page>
  );
}
