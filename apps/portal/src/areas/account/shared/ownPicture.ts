/** The default picture counts as none (specification 1, section 3). */
export const ownPicture = (url: string | null): string | undefined =>
  url && !url.endsWith('avatar_default.png') ? url : undefined;
