/** Properties of a brand used in drawings. */
import { eq, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { whitelabelConfigs } from '../domains/brands/tables.ts';
import type { PictureStyle } from './scenes/scene.ts';

export type Brand = {
  style: PictureStyle;
  name: string;
  background: string;
  foreground: string;
  text: string;
};

/**
 * Loads the drawing properties of a brand.
 * @param name of a tenant, or identifier of a brand without one
 * @returns null when there is no such brand
 */
export async function findPictureBrand(db: Database, name: string): Promise<Brand | null> {
  const [config] = await db
    .select()
    .from(whitelabelConfigs)
    .where(or(eq(whitelabelConfigs.tenantName, name), eq(whitelabelConfigs.brandIdentifier, name)));
  if (!config) return null;
  const { highlightColor, highlightTextColor, textColor, title, pictureStyle } = config.style;
  return {
    style: pictureStyle ?? 'LINE',
    name: title ?? config.name,
    background: highlightColor ?? '#1A3294',
    foreground: highlightTextColor ?? '#FFFFFF',
    text: textColor ?? '#14181F',
  };
}
