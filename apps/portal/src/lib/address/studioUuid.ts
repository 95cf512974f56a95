import { tenantName } from './query.ts';

/** The studio identifier of addresses: base64 of the tenant and the organization unit id joined by a colon (specification 1, section 2). */
export interface StudioAddress {
  /** Of any characters that can be read: chains name themselves. */
  tenant: string;
  organizationUnitId: number;
}

const toText = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    ),
  );

/** Reads an identifier, standard or URL-safe base64, padded or not; undefined when it is not base64 of two such parts. */
export function decodeStudioUuid(uuid: string | undefined): StudioAddress | undefined {
  if (!uuid || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(uuid)) return undefined;
  try {
    // The id is behind the last colon; a tenant may have one in its name.
    const [, name, id] = /^(.+):([1-9][0-9]{0,15})$/u.exec(toText(uuid)) ?? [];
    const tenant = tenantName(name);
    const organizationUnitId = Number(id);
    return tenant && Number.isSafeInteger(organizationUnitId)
      ? { tenant, organizationUnitId }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Builds the identifier. */
export const encodeStudioUuid = ({ tenant, organizationUnitId }: StudioAddress): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(`${tenant}:${organizationUnitId}`)));
