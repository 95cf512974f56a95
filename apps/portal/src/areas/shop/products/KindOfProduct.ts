import type { VirtualProduct, VirtualProductType } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import type { FlowAddresses, ContactTexts } from '../../checkout/flow/Flow.ts';

/** A product as the pages show it. */
export type Product = Pick<
  VirtualProduct,
  'id' | 'name' | 'description' | 'image' | 'variants' | 'memberOnly'
>;

/** One of the kinds of products that a studio sells: packs, day passes, vouchers. All have the same pages. */
export interface KindOfProduct {
  type: VirtualProductType;
  /** Name of the page with all of them. */
  title: MessageDescriptor;
  /** Under the title. */
  intro: MessageDescriptor;
  /** Where a studio has none. */
  empty: MessageDescriptor;
  /** Address of the page with all of them. */
  list: (studioUuid: string) => string;
  /** Addresses of the steps of buying one of its variants. */
  addresses: (studioUuid: string, productVariantId: number) => FlowAddresses;
  flowTexts: ContactTexts;
}

/** Address of the page of a product: that of its list with the id of the product. */
export const productPage = (kind: KindOfProduct, studioUuid: string, id: number): string =>
  `${kind.list(studioUuid)}?product=${id}`;
