import { useState } from 'react';
import type { Item } from '../flow/Flow.ts';
import { useDraft } from '../flow/useDraft.ts';

/**
 * Tracks whether the user joins the waiting list. Users who came for a place are asked before
 * joining; `taken` until they have decided, or if there is no list.
 */
export function useWaitingList({ availability, start }: Item): {
  waits: boolean;
  taken: boolean;
  /** Joins the list; undefined if there is none. */
  wait: (() => void) | undefined;
} {
  const draft = useDraft(start);
  const [chosen, setChosen] = useState(() => draft.read().joinWaitingList ?? false);
  const hasList = availability.kind === 'waitingList';
  const wait = () => {
    draft.update({ joinWaitingList: true });
    setChosen(true);
  };
  return {
    waits: chosen,
    taken: availability.kind === 'full' || (hasList && !chosen),
    wait: hasList ? wait : undefined,
  };
}
