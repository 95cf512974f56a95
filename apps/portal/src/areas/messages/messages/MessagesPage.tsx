import { useIdInQuery } from '../../../lib/browser/useIdInQuery.ts';
import { MessageListPage } from './MessageListPage.tsx';
import { messageParameter } from './messageAddress.ts';
import { MessageDetailPage } from './MessageDetailPage.tsx';
import { useDeletion } from './useDeletion.ts';

/** Shows all messages, or the one that the query names. */
export function MessagesPage() {
  const id = useIdInQuery(messageParameter);
  const deletion = useDeletion();
  return id !== undefined ? (
    <MessageDetailPage key={id} id={id} deletion={deletion} />
  ) : (
    <MessageListPage deletion={deletion} />
  );
}
