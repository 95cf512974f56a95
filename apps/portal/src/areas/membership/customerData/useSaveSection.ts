import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { WritingOperation } from '../../../lib/api/cache/changes.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { messages } from './messages.ts';

/**
 * Saves a section and says whether it took effect or awaits approval.
 * @param call the SDK's function of the operation
 * @param queryKey of the section, which then shows the saved data
 * @param onSaved returns to the data
 */
export function useSaveSection<Request>(
  operation: WritingOperation,
  call: (request: Request) => Promise<{ pendingAmendment: object | null }>,
  queryKey: QueryKey,
  onSaved: () => void,
) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  return useApiMutation([operation], {
    mutationFn: (request: Request) => call(request),
    onSuccess: (section) => {
      // The next form sends the whole section, so it must not start from the previous data.
      queryClient.setQueryData(queryKey, section);
      notify({
        type: 'success',
        title: intl.formatMessage(section.pendingAmendment ? messages.sent : messages.saved),
      });
      onSaved();
    },
  });
}
