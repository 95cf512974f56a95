import type { RequestContext } from './config.ts';

/** Headers to which others are added, where they have a value and are not there yet. */
export function addHeaders(
  given: RequestInit['headers'],
  others: Readonly<Record<string, string | undefined>> = {},
): Headers {
  const headers = new Headers(given);
  for (const [name, value] of Object.entries(others))
    if (value && !headers.has(name)) headers.set(name, value);
  return headers;
}

/** The headers of every request (specification 2, section 7, "Request headers"); what the caller has set goes first. */
export const headersFor = (context: RequestContext, { headers, body }: RequestInit): Headers =>
  addHeaders(headers, {
    'X-Nox-Client-Type': 'WEB',
    'X-MS-Web-Context': context.msWebContext,
    'X-Nox-Web-Context': context.noxWebContext,
    'X-Public-Facility-Group': context.publicFacilityGroup,
    // A chain may call itself as it likes; a header says letters of ASCII alone.
    'X-Tenant': context.tenant?.replace(/[^ -~]/gu, encodeURIComponent),
    'Accept-Language': context.language,
    'X-Whitelabel-Override-Config-ID': context.whitelabelOverrideConfigId
      ?.toString()
      // Below 0 there is none.
      .replace(/^-.*/, ''),
    // JSON by default; a multipart body brings its own content type, with the boundary in it. Without a body there is no type:
    // many servers, ours too, refuse JSON that is empty.
    'Content-Type': typeof body === 'string' ? 'application/json' : '',
  });
