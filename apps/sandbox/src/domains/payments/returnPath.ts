import { invalid } from '../../server/fault.ts';

const anyOrigin = 'http://portal.invalid';

/**
 * A path of the portal, safe to redirect to: whatever a browser makes of it, it stays on this origin.
 * @throws 400 when it leads elsewhere
 */
export function checkReturnPath(path: string): string {
  const stays =
    /^\/(?![/\\])/.test(path) &&
    !/[\p{Cc}\\]/u.test(path) &&
    URL.canParse(path, anyOrigin) &&
    new URL(path, anyOrigin).origin === anyOrigin;
  if (!stays)
    throw invalid({ field: 'returnPath', message: 'must be a path of the portal itself' });
  return path;
}
