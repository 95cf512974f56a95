import type { RequestContext } from './config.ts';

/** The headers of every request (specification 2, section 7, "Request headers"); what the caller has set goes first. */
export function headersFor(context: RequestContext, init: RequestInit): Headers {
  const headers = new Headers(init.headers);
  const set = (name: string, value = '') => {
    if (value && !headers.has(name)) headers.set(name, value);
  };
  set('X-Nox-Client-Type', 'WEB');
  set('X-MS-Web-Context', context.msWebContext);
  set('X-Nox-Web-Context', context.noxWebContext);
  set('X-Public-Facility-Group', context.publicFacilityGroup);
  // A chain may call itself as it likes; a header says letters of ASCII alone.
  set('X-Tenant', context.tenant?.replaceAll(/[^\u0020-\u007e]/gu, encodeURIComponent));
  set('Accept-Language', context.language);
  const override = context.whitelabelOverrideConfigId ?? -1;
  set('X-Whitelabel-Override-Config-ID', override < 0 ? '' : `${override}`);
  // JSON by default; a multipart body brings its own content type, with the boundary in it. Without a body there is no type: many
  // servers, ours too, refuse JSON that is empty.
  if (typeof init.body === 'string') set('Content-Type', 'application/json');
  return headers;
}
