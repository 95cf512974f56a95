import { useGetMessagesEnabled, useGetUnreadMessagesCount } from '@studio-portal/sdk/api/messages';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';

interface Unread {
  /** Whether the studio sends messages at all; undefined until it is known, and where nobody is a member. */
  enabled: boolean | undefined;
  /** How many are unread; 0 until it is known. */
  count: number;
}

/** The unread messages of a member; nothing is asked for anybody else. A count that fails is none: it hides no page. */
export function useUnread(): Unread {
  const connected = useStudioIfAny()?.connected === true;
  const { data } = useGetMessagesEnabled({
    query: { enabled: connected, staleTime: Number.POSITIVE_INFINITY },
  });
  const enabled = data?.enabled;
  // Asked for at once: what waited for the other answer would be the last thing to come.
  const unread = useGetUnreadMessagesCount({ query: { enabled: connected && enabled !== false } });
  return { enabled, count: enabled ? (unread.data?.count ?? 0) : 0 };
}
