import { useGetMessagesEnabled, useGetUnreadMessagesCount } from '@studio-portal/sdk/api/messages';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';

interface Unread {
  /** True if the studio sends messages; undefined while loading and for non-members. */
  enabled: boolean | undefined;
  /** Number of unread messages; 0 while loading. */
  count: number;
}

/**
 * Returns the unread messages of a member; requests nothing for others. A failed count is 0,
 * because it must not affect the page.
 */
export function useUnread(): Unread {
  const connected = useStudioIfAny()?.connected === true;
  const { data } = useGetMessagesEnabled({
    query: { enabled: connected, staleTime: Number.POSITIVE_INFINITY },
  });
  const enabled = data?.enabled;
  // Requested in parallel, since waiting for the other response would delay it.
  const unread = useGetUnreadMessagesCount({ query: { enabled: connected && enabled !== false } });
  return { enabled, count: enabled ? (unread.data?.count ?? 0) : 0 };
}
