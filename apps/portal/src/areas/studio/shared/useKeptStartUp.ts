import { useState } from 'react';
import type { StartUp } from './useStudioStartUp.ts';

/**
 * Keeps a page of a studio standing while more is asked for the same reader: who buys something for the first time becomes a member by
 * it, and menu, features and permissions of members come while the result is read.
 */
export function useKeptStartUp(startUp: StartUp): StartUp {
  const data = startUp.status === 'ready' ? startUp.data : undefined;
  const [kept, keep] = useState(data);
  if (data && data !== kept) keep(data);
  const isMore =
    (startUp.status === 'loading' || startUp.status === 'failed') &&
    kept?.studioUuid === startUp.studioUuid &&
    kept.user !== undefined &&
    kept.user.id === startUp.user?.id;
  return isMore ? { status: 'ready', data: kept } : startUp;
}
