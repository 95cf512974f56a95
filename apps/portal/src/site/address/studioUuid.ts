/** The studio identifier of addresses: base64 of the tenant and the organization unit id joined by a colon (specification 1, section 2). */
export interface StudioAddress {
  tenant: string;
  organizationUnitId: number;
}

/** Reads an identifier, standard or URL-safe base64, padded or not; undefined when it is not base64 of two such parts. */
export function decodeStudioUuid(uuid: string | undefined): StudioAddress | undefined {
  if (!uuid || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(uuid)) return undefined;
  try {
    const [, tenant, id] =
      /^([a-z0-9-]{1,63}):([1-9][0-9]{0,15})$/.exec(
        atob(uuid.replaceAll('-', '+').replaceAll('_', '/')),
      ) ?? [];
    const organizationUnitId = Number(id);
    return tenant && Number.isSafeInteger(organizationUnitId)
      ? { tenant, organizationUnitId }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Builds the identifier, URL-safe and without padding only where the standard alphabet would need escaping. */
export const encodeStudioUuid = ({ tenant, organizationUnitId }: StudioAddress): string =>
  btoa(`${tenant}:${organizationUnitId}`);
