import { createIdlePeriod, uploadIdlePeriodDocumentV2 } from '@studio-portal/sdk/api/idle-periods';
import type { Day } from '../../../lib/dates/dates.ts';
import { useState } from 'react';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { toWire } from '../../../lib/dates/dates.ts';

/** What is asked for. */
interface Wanted {
  startDate: Day;
  endDate: Day;
  /** A photo or PDF, where the studio wants one. */
  document: File | undefined;
}

/** Sends the document first, then asks for the pause with it. A repetition after a broken connection asks for the same once. */
export function useAskForIdlePeriod() {
  const [keyFor] = useState(createKeyring);
  const [sent, setSent] = useState<{ file: File; id: string }>();
  return useApiMutation(['createIdlePeriod', 'uploadIdlePeriodDocumentV2'], {
    mutationFn: async ({ startDate, endDate, document }: Wanted) => {
      let id = document && sent?.file === document ? sent.id : undefined;
      if (document && id === undefined) {
        ({ id } = await uploadIdlePeriodDocumentV2({ document }));
        setSent({ file: document, id });
      }
      const request = {
        startDate: toWire(startDate),
        endDate: toWire(endDate),
        ...(id === undefined ? {} : { documentId: id }),
      };
      return createIdlePeriod(request, { 'Idempotency-Key': keyFor(request) });
    },
  });
}
