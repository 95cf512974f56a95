import { invalid } from '../../server/fault.ts';

const anyOrigin = 'http://portal.invalid';

/**
 * A path of the portal, safe to redirect to: whatever a browser makes of it, it stays on this origin.
 * @throws 400 when it leads elsewhere
 */
export function checkReturnPath(path: string): string {
  const stays = /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path) && staysOnceRead(path);
  if (!stays)
    throw invalid({ field: 'returnPath', message: 'must be a path of the portal itself' });
  return path;
}

/** Also what is left of the path without its dots: of `/..//elsewhere.example` that is another origin. */
function staysOnceRead(path: string): boolean {
  if (!URL.canParse(path, anyOrigin)) return false;
  const { origin, pathname } = new URL(path, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//');
}
