import { useState } from 'react';
import type { StartUp } from './useStudioStartUp.ts';

/**
 * Keeps a studio page mounted while more data loads for the same user. For example, a first
 * purchase makes the user a member, and the menu, features and permissions of members load while
 * they read the result.
 */
export function useStableStartUp(startUp: StartUp): StartUp {
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
