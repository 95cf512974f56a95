/**
 * The path that a request asks for. A client may write a whole address, as if it spoke to a proxy (RFC 9112, section
 * 3.2.2); whoever reads addresses here expects a path.
 */
export function pathAsked(address = '/'): string {
  if (address.startsWith('/') || !URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname.startsWith('/') ? pathname + search : address;
}
