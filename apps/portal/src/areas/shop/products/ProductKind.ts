import type { VirtualProduct, VirtualProductType } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import type { FlowAddresses, ContactTexts } from '../../checkout/flow/Flow.ts';

/** Product data that the pages show. */
export type Product = Pick<
  VirtualProduct,
  'id' | 'name' | 'description' | 'image' | 'variants' | 'memberOnly' | 'daysInAdvance'
>;

/**
 * Kind of product that a studio sells: packs, day passes, vouchers. All kinds have the same pages.
 */
export interface ProductKind {
  type: VirtualProductType;
  /** Title of the list. */
  title: MessageDescriptor;
  /** Text below the title. */
  intro: MessageDescriptor;
  /** Advantages of all products of the kind. */
  facts: readonly MessageDescriptor[];
  /** Shown if a studio has none. */
  empty: MessageDescriptor;
  /** Returns the address of the list. */
  list: (studioUuid: string) => string;
  /** Returns the addresses of the checkout steps of a variant. */
  addresses: (studioUuid: string, productVariantId: number) => FlowAddresses;
  flowTexts: ContactTexts;
}

/**
 * Returns the address of a product's page, which is that of its list with the id of the product.
 */
export const productAddress = (kind: ProductKind, studioUuid: string, id: number): string =>
  `${kind.list(studioUuid)}?product=${id}`;
