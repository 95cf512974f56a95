import type { Notice } from '@studio-portal/ui/Notifications';
import { useIntl } from 'react-intl';
import { errorNotice } from '../api/errors/errorNotice.tsx';
import { notify } from '../browser/notices.ts';
import { recoverLostFocus } from '../focus/recoverLostFocus.ts';

type Success = Pick<Notice, 'title' | 'content'>;

/**
 * Returns a function that runs an action, typically a confirmation and a call, and notifies the user
 * of its error, or of the success that it resolves with. Then it recovers the focus, since the
 * element that had it may be gone.
 * @param zone time zone of the studio, for times in error messages
 */
export function useNotifiedAction(zone?: string) {
  const intl = useIntl();
  const run = async (action: () => Promise<Success | false | void>) => {
    try {
      const success = await action();
      if (success) notify({ type: 'success', ...success });
    } catch (error) {
      notify({ ...errorNotice(error, intl, zone), closeOnClick: true });
    }
    recoverLostFocus();
  };
  return (action: () => Promise<Success | false | void>): void => void run(action);
}
