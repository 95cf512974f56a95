/** What drawings take from a brand. */
import { eq } from 'drizzle-orm';
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

/** @returns null when the tenant has no brand */
export async function pictureBrandOf(db: Database, tenant: string): Promise<Brand | null> {
  const [config] = await db
    .select()
    .from(whitelabelConfigs)
    .where(eq(whitelabelConfigs.tenantName, tenant));
  if (!config) return null;
  const { highlightColor, highlightTextColor, textColor, title } = config.style;
  return {
    manner: mannerOf[tenant] ?? 'circles',
    name: title ?? config.name,
    ground: highlightColor ?? '#1A3294',
    onGround: highlightTextColor ?? '#FFFFFF',
    text: textColor ?? '#14181F',
  };
}
