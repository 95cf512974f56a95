import * as api from '@studio-portal/sdk/api/virtual-products';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams, type ProviderState } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, noStudio, studio, visitor } from './given.ts';

const onSale = (situation: StateParams<'products on sale'>['state']) =>
  state('products on sale', { state: situation });
const nothing = state('nothing on offer', { what: 'products' });
const noProduct = state('no product', { productVariantId: 79999 });

type AtStudio = { organizationUnitId: number };
type ByVariant = AtStudio & { productVariantId: number };

/** Builds the rows of the list, with an account or without. */
const productListRows = (
  path: string,
  call: (params: AtStudio) => Promise<unknown>,
  who: readonly ProviderState[],
  headers = {},
) => {
  const ask = (organizationUnitId = 1001) => ({
    call: () => call({ organizationUnitId }),
    request: GET(path, { headers, query: { organizationUnitId: String(organizationUnitId) } }),
  });
  return {
    200: [
      {
        ...ask(),
        given: [studio, ...who, onSale('for anybody')],
        example: 'someProducts',
        exactly: ['id', 'type', 'memberOnly'],
      },
      { ...ask(), given: [studio, ...who, nothing], example: 'emptyList' },
    ],
    404: { 'studio.error.notfound': { ...ask(1999), given: [...who, noStudio] } },
  } as const;
};

/** Builds the rows of a single product, with an account or without. */
const productRows = (
  path: string,
  call: (params: ByVariant) => Promise<unknown>,
  who: readonly ProviderState[],
  headers = {},
) => {
  const ask = (productVariantId = 70001, organizationUnitId = 1001) => ({
    call: () => call({ organizationUnitId, productVariantId }),
    request: GET(path, {
      headers,
      query: {
        organizationUnitId: String(organizationUnitId),
        productVariantId: String(productVariantId),
      },
    }),
  });
  return {
    200: [
      {
        ...ask(),
        given: [studio, ...who, onSale('for anybody')],
        example: 'packOfClasses',
        exactly: ['id', 'type', 'name'],
      },
    ],
    404: {
      'studio.error.notfound': { ...ask(70001, 1999), given: [...who, noStudio] },
      'product.error.notfound': {
        ...ask(79999),
        given: [studio, ...who, onSale('for anybody'), noProduct],
      },
    },
  } as const;
};

const passesRow = {
  call: () => api.listPasses(),
  request: GET('/v1/me/passes', { headers: session }),
};

definePact('virtual-products', {
  listPasses: {
    200: [
      {
        ...passesRow,
        given: [member, state('passes', {})],
        example: 'somePasses',
        exactly: ['type', 'state', 'code', 'remaining'],
      },
      {
        ...passesRow,
        when: 'given by the studio',
        given: [member, state('booking options', { kind: 'trainings' })],
        example: 'givenVisits',
        exactly: ['type', 'state', 'code', 'remaining'],
      },
      { ...passesRow, given: [member], example: 'emptyList' },
    ],
  },
  listVirtualProducts: productListRows(
    '/nox/v1/virtualproducts',
    api.listVirtualProducts,
    [visitor],
    session,
  ),
  listPublicVirtualProducts: productListRows(
    '/nox/public/v1/virtualproducts',
    api.listPublicVirtualProducts,
    [],
  ),
  getVirtualProductByVariant: productRows(
    '/nox/v1/virtualproducts/byvariant',
    api.getVirtualProductByVariant,
    [visitor],
    session,
  ),
  getPublicVirtualProductByVariant: productRows(
    '/nox/public/v1/virtualproducts/byvariant',
    api.getPublicVirtualProductByVariant,
    [],
  ),
});
