import { getListMessagesQueryOptions } from '@studio-portal/sdk/api/messages';
import { PagedList } from '../../../lib/page/PagedList.tsx';
import { MessageRow } from './MessageRow.tsx';
import { messages } from './messages.ts';
import { pageSize } from './pageSize.ts';
import type { Deletion } from './useDeletion.ts';

/** Lists messages with pagination. */
export const MessageList = ({ deletion }: { deletion: Deletion }) => (
  <PagedList
    queryOptions={(page) =>
      getListMessagesQueryOptions({ page, size: pageSize }, { query: { staleTime: 0 } })
    }
    itemKey={({ id }) => id}
    more={messages.more}
    count={messages.count}
  >
    {(message) => <MessageRow message={message} deletion={deletion} />}
  </PagedList>
);
