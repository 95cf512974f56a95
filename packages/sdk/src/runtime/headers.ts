import type { RequestContext } from './config.ts';

/** Returns headers extended by others that have a value and are not set yet. */
export function addHeaders(
  headersInit: RequestInit['headers'],
  others: Readonly<Record<string, string | undefined>> = {},
): Headers {
  const headers = new Headers(headersInit);
  for (const [name, value] of Object.entries(others))
    if (value && !headers.has(name)) headers.set(name, value);
  return headers;
}

/** Returns the headers of a request (spec 2.7, "Request headers"); the caller's headers win. */
export const createHeaders = (
  context: RequestContext,
  { headers, body, method = 'GET' }: RequestInit,
): Headers =>
  addHeaders(headers, {
    'X-Nox-Client-Type': 'WEB',
    'X-Account-Id': /GET|HEAD/.test(method) ? undefined : context.accountId?.toString(),
    'X-MS-Web-Context': context.msWebContext,
    'X-Nox-Web-Context': context.noxWebContext,
    'X-Public-Facility-Group': context.publicFacilityGroup,
    // Tenant names may contain any character, but header values must be ASCII.
    'X-Tenant': context.tenant?.replace(/[^ -~]/gu, encodeURIComponent),
    'Accept-Language': context.language,
    'X-Whitelabel-Override-Config-ID': context.whitelabelOverrideConfigId
      ?.toString()
      // A negative id means there is no override.
      .replace(/^-.*/, ''),
    // A multipart body sets its own content type, including the boundary. Without a body there is no content type,
    // because many servers, ours too, reject empty JSON.
    'Content-Type': typeof body === 'string' ? 'application/json' : '',
  });
