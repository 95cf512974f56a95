import { useIntl } from 'react-intl';
import type { WritingOperation } from '../../../lib/api/cache/changes.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { messages } from './messages.ts';

/**
 * Saves a section and says whether it took effect or awaits approval.
 * @param call the SDK's function of the operation
 * @param onSaved returns to the data
 */
export function useSaveSection<Request>(
  operation: WritingOperation,
  call: (request: Request) => Promise<{ pendingAmendment: object | null }>,
  onSaved: () => void,
) {
  const intl = useIntl();
  return useApiMutation([operation], {
    mutationFn: (request: Request) => call(request),
    onSuccess: ({ pendingAmendment }) => {
      notify({
        type: 'success',
        title: intl.formatMessage(pendingAmendment ? messages.sent : messages.saved),
      });
      onSaved();
    },
  });
}
