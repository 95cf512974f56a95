import { Transformer } from '@napi-rs/image';
import type { Database } from '../platform/database/database.ts';
import { findPictureBrand } from './brand.ts';
import { drawMaskableIcon } from './logos.ts';

/** Edge in pixels: the largest icon of Apple Wallet, 29 points at three pixels each. */
const size = 87;

/** Draws the icon of a tenant's brand as a PNG. @throws Error if there is no such brand */
export async function drawIconPng(db: Database, tenant: string): Promise<Buffer> {
  const brand = await findPictureBrand(db, tenant);
  if (!brand) throw new Error(`The tenant ${tenant} has no brand.`);
  const svg = drawMaskableIcon(brand.style, brand.background, brand.foreground);
  return Transformer.fromSvg(svg).fastResize({ width: size, height: size }).png();
}
