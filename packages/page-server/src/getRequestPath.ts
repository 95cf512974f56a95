/**
 * Returns the path of a request. A client may send an absolute URL, as to a proxy (RFC 9112, section 3.2.2), but our
 * code expects a path.
 */
export function getRequestPath(address = '/'): string {
  if (address.startsWith('/') || !URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname.startsWith('/') ? pathname + search : address;
}
