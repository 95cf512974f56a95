import { tenantName } from './query.ts';

/**
 * A studio as addresses identify it: the base64 of tenant and organization unit id joined by a
 * colon (spec 2).
 */
export interface StudioAddress {
  /** Any printable characters, since chains choose their own names. */
  tenant: string;
  organizationUnitId: number;
}

/**
 * Decodes standard or URL-safe base64 of UTF-8, padded or not.
 * @throws if it is none
 */
export const decodeBase64 = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    ),
  );

/**
 * Decodes standard or URL-safe base64, padded or not. Returns undefined for anything that is not a
 * tenant and an id.
 */
export function decodeStudioUuid(uuid: string | undefined): StudioAddress | undefined {
  if (!uuid || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(uuid)) return undefined;
  try {
    // Split at the last colon, since a tenant may contain one.
    const [, name, id] = /^(.+):([1-9][0-9]{0,15})$/u.exec(decodeBase64(uuid)) ?? [];
    const tenant = tenantName(name);
    const organizationUnitId = Number(id);
    return tenant && Number.isSafeInteger(organizationUnitId)
      ? { tenant, organizationUnitId }
      : undefined;
  } catch {
    return undefined;
  }
}

export const encodeStudioUuid = ({ tenant, organizationUnitId }: StudioAddress): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(`${tenant}:${organizationUnitId}`)));
