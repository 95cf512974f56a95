import type { RequestContext } from './config.ts';

/** The headers of every request (specification 2, section 7, "Request headers"); what the caller has set goes first. */
export function headersFor(
  context: RequestContext,
  init: RequestInit,
  operationId: string,
): Headers {
  const headers = new Headers(init.headers);
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '' && !headers.has(name)) headers.set(name, String(value));
  };
  set('X-Nox-Client-Type', 'WEB');
  set('X-MS-Web-Context', context.msWebContext);
  set('X-Nox-Web-Context', context.noxWebContext);
  set('X-Public-Facility-Group', context.publicFacilityGroup);
  set('X-Tenant', context.tenant);
  set('Accept-Language', context.language);
  const override = context.whitelabelOverrideConfigId;
  set(
    'X-Whitelabel-Override-Config-ID',
    override !== undefined && override >= 0 ? override : undefined,
  );
  // A multipart body brings its own content type, with the boundary in it.
  if (typeof init.body === 'string') {
    set('Content-Type', 'application/json');
    if (operationId === 'login') set('Authorization', basicAuthorization(init.body));
  }
  return headers;
}

/** Login sends its credentials a second time, as basic authorisation; UTF-8, as RFC 7617 allows. */
function basicAuthorization(body: string): string {
  const { username, password }: { username: string; password: string } = JSON.parse(body);
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;
}
