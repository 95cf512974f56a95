/** Valid requests for idle periods. */
import type { OperationId } from '../../src/platform/api.ts';
import { sampleIdleDays } from '../../src/states/idlePeriodStates.ts';
import type { Request } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

const idlePeriodId = 97_101;
const { startDate, endDate } = sampleIdleDays;

type State = 'pending' | 'accepted';

const withIdlePeriods =
  (request: Request, state: State | null = null): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('idle periods', { may: 'pause at once', document: 'not required' });
    if (state !== null) await sandbox.state('an idle period', { id: idlePeriodId, state });
    return { as: 'member', ...request };
  };

/** Creates an empty PDF. */
export const pdf = () => new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n'));

export const idlePeriodDays = { startDate, endDate };

export const idlePeriodsHappy = {
  listIdlePeriods: withIdlePeriods({}, 'accepted'),
  getIdlePeriods: withIdlePeriods({}, 'pending'),
  getIdlePeriodConfig: withIdlePeriods({}),
  getIdlePeriodDateLimitations: withIdlePeriods({ query: idlePeriodDays }),
  getIdlePeriodFirstStartDate: withIdlePeriods({}),
  getIdlePeriodCreateButton: withIdlePeriods({}),
  getIdlePeriodDocumentRequirements: withIdlePeriods({}),
  createIdlePeriod: withIdlePeriods({ body: idlePeriodDays }),
  cancelIdlePeriod: withIdlePeriods({ path: { idlePeriodId } }, 'accepted'),
  uploadIdlePeriodDocument: (sandbox) => withIdlePeriods({ document: pdf() })(sandbox),
  uploadIdlePeriodDocumentV2: (sandbox) => withIdlePeriods({ document: pdf() })(sandbox),
} satisfies Partial<Record<OperationId, RequestSetup>>;
