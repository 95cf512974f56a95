import { invalidFields } from '../../platform/http/apiError.ts';

const anyOrigin = 'http://portal.invalid';

/**
 * Checks that a return path stays on the portal's origin however a browser parses it, so that redirecting to it is
 * safe.
 * @throws 400 when it leads elsewhere
 */
export function checkReturnPath(path: string): string {
  const isSafe = /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path) && resolvesToOrigin(path);
  if (!isSafe)
    throw invalidFields({ field: 'returnPath', message: 'must be a path of the portal itself' });
  return path;
}

/** Also checks the path after dot segments are resolved: `/..//elsewhere.example` would lead to another origin. */
function resolvesToOrigin(path: string): boolean {
  if (!URL.canParse(path, anyOrigin)) return false;
  const { origin, pathname } = new URL(path, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//');
}
