/** Properties of a brand used in drawings. */
import { eq, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { whitelabelConfigs } from '../domains/brands/tables.ts';
import type { Manner } from './draw.ts';

export type Brand = {
  manner: Manner;
  name: string;
  ground: string;
  onGround: string;
  text: string;
};

const mannerOf: Record<string, Manner> = {
  northside: 'circles',
  volt: 'stripes',
  arcade: 'arches',
};

/**
 * Loads the drawing properties of a brand.
 * @param name of a tenant, or identifier of a brand without one
 * @returns null when there is no such brand
 */
export async function pictureBrandOf(db: Database, name: string): Promise<Brand | null> {
  const [config] = await db
    .select()
    .from(whitelabelConfigs)
    .where(or(eq(whitelabelConfigs.tenantName, name), eq(whitelabelConfigs.brandIdentifier, name)));
  if (!config) return null;
  const { highlightColor, highlightTextColor, textColor, title } = config.style;
  return {
    manner: mannerOf[name] ?? 'circles',
    name: title ?? config.name,
    ground: highlightColor ?? '#1A3294',
    onGround: highlightTextColor ?? '#FFFFFF',
    text: textColor ?? '#14181F',
  };
}
