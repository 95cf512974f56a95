import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { invalidFields } from '../../platform/http/apiError.ts';
import { audit } from './audit.ts';
import { lockOwnAccount } from './lookup.ts';
import { cleanPicture, avatarUrl } from './picture.ts';
import { pictureLimit } from './pictureLimit.ts';
import { accounts, profileImages } from './tables.ts';

type Asker = Pick<
  ApiRequest<'uploadProfileImage' | 'deleteProfileImage'>,
  'operationId' | 'account' | 'context'
>;

const auditChange = (tx: Database, by: Asker, at: Date): Promise<void> =>
  audit(tx, { by, at, kind: 'account', id: by.account.id, fields: ['profilePictureUrl'] });

export const pictureHandlers = {
  async uploadProfileImage(request, { db, clock }) {
    const { account, file } = request;
    const upload = await file('image', await pictureLimit(db));
    if (!upload)
      throw invalidFields({ field: 'image', message: 'is required, as multipart/form-data' });
    const webp = await cleanPicture(upload);
    const id = randomUUID();
    const profilePictureUrl = avatarUrl(id);
    await db.transaction(async (tx) => {
      // Serializes concurrent uploads, so that the account refers to the picture stored last.
      await lockOwnAccount(tx, account.id);
      await tx
        .insert(profileImages)
        .values({ id, accountId: account.id, webp })
        .onConflictDoUpdate({ target: profileImages.accountId, set: { id, webp } });
      await tx.update(accounts).set({ profilePictureUrl }).where(eq(accounts.id, account.id));
      await auditChange(tx, request, clock.now());
    });
    return ok({ profilePictureUrl });
  },

  async deleteProfileImage(request, { db, clock }) {
    const { id } = request.account;
    await db.transaction(async (tx) => {
      const { profilePictureUrl } = await lockOwnAccount(tx, id);
      if (profilePictureUrl === null) return;
      await tx.delete(profileImages).where(eq(profileImages.accountId, id));
      await tx.update(accounts).set({ profilePictureUrl: null }).where(eq(accounts.id, id));
      await auditChange(tx, request, clock.now());
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
