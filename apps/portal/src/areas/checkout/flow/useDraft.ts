import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { type FlowDraft, readDraft, updateDraft } from './flowDraft.ts';

/**
 * Accesses the current user's draft for a subject (flowDraft.ts). @param start address where its
 * flow starts
 */
export function useDraft(start: string) {
  const userId = useStudio().user?.id;
  return {
    read: () => readDraft(start, userId),
    update: (changes: FlowDraft) => updateDraft(start, userId, changes),
  };
}
