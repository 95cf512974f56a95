/** Returns the picture's address unless it is the default picture (spec 3). */
export const ownPicture = (url: string | null): string | undefined =>
  url && !url.endsWith('avatar_default.png') ? url : undefined;
