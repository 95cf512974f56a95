import {
  useGetPublicVirtualProductByVariant,
  useGetVirtualProductByVariant,
} from '@studio-portal/sdk/api/virtual-products';
import { useIntl } from 'react-intl';
import type { Loaded, Subject } from '../../checkout/flow/Flow.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { dayInZone } from '../../../lib/dates/dates.ts';
import { type KindOfProduct, productPage } from './KindOfProduct.ts';
import { chosenProduct, type ProductChoice } from './productChoice.ts';
import { productSubject } from './productSubject.ts';

/** A product as it is bought, with what was chosen before. */
export type ChosenSubject = Subject & { choice: ProductChoice };

/**
 * The variant that the address names with what was chosen of it in this visit. Without a choice, or with a day that is past, the steps
 * turn back to the page of the product; from another kind or nothing that is sold, to the list.
 */
export function useProductSubject(kind: KindOfProduct): Loaded<ChosenSubject> {
  const at = useStudio();
  const intl = useIntl();
  const id = useNumericParam('offerId');
  const params = { productVariantId: id ?? 0, organizationUnitId: at.studio.id };
  const asks = id !== undefined;
  const own = useGetVirtualProductByVariant(params, {
    query: { enabled: asks && at.user !== undefined },
  });
  const anybodys = useGetPublicVirtualProductByVariant(params, {
    query: { enabled: asks && at.user === undefined },
  });
  const { data, error, refetch, isFetching } = at.user ? own : anybodys;
  const toList = { status: 'elsewhere', to: kind.list(at.studioUuid) } as const;
  if (!asks || (error?.status === 404 && !data)) return toList;
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  if (!data) return { status: 'loading' };
  const variant = data.variants.find((one) => one.id === id);
  if (!variant || data.type !== kind.type) return toList;
  const choice = chosenProduct(id);
  if (!choice || (kind.type === 'DAY_TICKET' && !isStillToCome(choice, at.studio.zoneId)))
    return { status: 'elsewhere', to: productPage(kind, at.studioUuid, data.id) };
  return {
    status: 'ready',
    value: {
      ...productSubject(data, variant, choice, at, intl),
      choice,
      ...(choice.payLater ? { isPaidAtStudio: true } : {}),
    },
    refetch: () => void refetch(),
    isFetching,
  };
}

/** A day was chosen, and it is not over. */
const isStillToCome = ({ usageDate }: ProductChoice, zone: string): boolean =>
  usageDate !== null && usageDate >= dayInZone(zone);
