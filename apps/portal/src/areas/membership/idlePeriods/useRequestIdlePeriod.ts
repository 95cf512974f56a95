import type { UploadProgress } from '@studio-portal/sdk';
import { createIdlePeriod, uploadIdlePeriodDocumentV2 } from '@studio-portal/sdk/api/idle-periods';
import type { Day } from '../../../lib/dates/dates.ts';
import { useState } from 'react';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { toWire } from '../../../lib/dates/dates.ts';

/** Values of a requested pause. */
interface IdlePeriodValues {
  startDate: Day;
  endDate: Day;
  /** Photo or PDF, if the studio requires one. */
  document: File | undefined;
}

/**
 * Uploads the document, then requests the pause with it. Retries after a lost connection do not
 * request it twice.
 */
export function useRequestIdlePeriod() {
  const [keyFor] = useState(createKeyring);
  const [uploaded, setUploaded] = useState<{ file: File; id: string }>();
  const [progress, setProgress] = useState<UploadProgress>();
  const request = useApiMutation(['createIdlePeriod', 'uploadIdlePeriodDocumentV2'], {
    mutationFn: async ({ startDate, endDate, document }: IdlePeriodValues) => {
      setProgress(undefined);
      let id = document && uploaded?.file === document ? uploaded.id : undefined;
      if (document && id === undefined) {
        ({ id } = await uploadIdlePeriodDocumentV2(
          { document },
          { onUploadProgress: setProgress },
        ));
        setUploaded({ file: document, id });
      }
      const values = {
        startDate: toWire(startDate),
        endDate: toWire(endDate),
        ...(id === undefined ? {} : { documentId: id }),
      };
      return createIdlePeriod(values, { 'Idempotency-Key': keyFor(values) });
    },
  });
  return { ...request, progress: request.isPending ? progress : undefined };
}
