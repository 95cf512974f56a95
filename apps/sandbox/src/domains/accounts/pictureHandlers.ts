import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { avatarUrl } from '../../pictures/avatars.ts';
import { cleanPicture } from './picture.ts';
import { pictureLimit } from './pictureLimit.ts';
import { accounts, profileImages } from './tables.ts';

export const pictureHandlers = {
  async uploadProfileImage({ account, file }, { db }) {
    const upload = await file('image', await pictureLimit(db));
    if (!upload) throw invalid({ field: 'image', message: 'is required, as multipart/form-data' });
    const webp = await cleanPicture(upload);
    const id = randomUUID();
    const profilePictureUrl = avatarUrl(id);
    await db.transaction(async (tx) => {
      await tx.delete(profileImages).where(eq(profileImages.accountId, account.id));
      await tx.insert(profileImages).values({ id, accountId: account.id, webp });
      await tx.update(accounts).set({ profilePictureUrl }).where(eq(accounts.id, account.id));
    });
    return ok({ profilePictureUrl });
  },

  async deleteProfileImage({ account }, { db }) {
    await db.transaction(async (tx) => {
      await tx.delete(profileImages).where(eq(profileImages.accountId, account.id));
      await tx.update(accounts).set({ profilePictureUrl: null }).where(eq(accounts.id, account.id));
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
