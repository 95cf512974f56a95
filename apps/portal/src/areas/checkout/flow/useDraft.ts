import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useActing } from '../../account/family/useActing.ts';
import { type FlowDraft, readDraft, toDraftOwner, updateDraft } from './flowDraft.ts';

/**
 * Accesses the current user's draft for a subject (flowDraft.ts). @param start address where its
 * flow starts
 */
export function useDraft(start: string) {
  const personId = useActing()?.id;
  const owner = toDraftOwner(useStudio().user?.id, personId);
  return {
    read: () => readDraft(start, owner),
    update: (changes: FlowDraft) => updateDraft(start, owner, changes),
  };
}
