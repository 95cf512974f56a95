import { useState } from 'react';
import type { Item } from '../flow/Flow.ts';
import { useDraft } from '../flow/useDraft.ts';

/**
 * Whether the reader waits for a place. Nobody is put on a list unasked: who came for a place and finds it taken is asked first.
 * `taken` until they have chosen, or there is no list.
 */
export function useWaiting({ availability, start }: Item): {
  waits: boolean;
  taken: boolean;
  /** Joins the list; left out where there is none. */
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
