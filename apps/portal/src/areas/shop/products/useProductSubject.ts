import {
  useGetPublicVirtualProductByVariant,
  useGetVirtualProductByVariant,
} from '@studio-portal/sdk/api/virtual-products';
import { useIntl } from 'react-intl';
import type { Loaded, Subject } from '../../checkout/flow/Flow.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { dayInZone } from '../../../lib/dates/dates.ts';
import { type ProductKind, productAddress } from './ProductKind.ts';
import { readProductChoice, type ProductChoice } from './productChoice.ts';
import { productSubject } from './productSubject.ts';

/** Product as it is bought, with the stored choice. */
export type ChosenSubject = Subject & { choice: ProductChoice };

/**
 * Loads the variant that the address names, with the choice made in this visit. Redirects to the
 * product page without a choice or if its day is past, and to the list if the variant is not on
 * sale or belongs to another kind.
 */
export function useProductSubject(kind: ProductKind): Loaded<ChosenSubject> {
  const at = useStudio();
  const intl = useIntl();
  const id = useNumericParam('offerId');
  const params = { productVariantId: id ?? 0, organizationUnitId: at.studio.id };
  const hasId = id !== undefined;
  const memberProduct = useGetVirtualProductByVariant(params, {
    query: { enabled: hasId && at.user !== undefined },
  });
  const publicProduct = useGetPublicVirtualProductByVariant(params, {
    query: { enabled: hasId && at.user === undefined },
  });
  const { data, error, refetch, isFetching } = at.user ? memberProduct : publicProduct;
  const toList = { status: 'elsewhere', to: kind.list(at.studioUuid) } as const;
  if (!hasId || (error?.status === 404 && !data)) return toList;
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  if (!data) return { status: 'loading' };
  const variant = data.variants.find((one) => one.id === id);
  if (!variant || data.type !== kind.type) return toList;
  const choice = readProductChoice(id);
  if (!choice || (kind.type === 'DAY_TICKET' && !isUpcoming(choice, at.studio.zoneId)))
    return { status: 'elsewhere', to: productAddress(kind, at.studioUuid, data.id) };
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

/** Returns whether a day is selected and not past. */
const isUpcoming = ({ usageDate }: ProductChoice, zone: string): boolean =>
  usageDate !== null && usageDate >= dayInZone(zone);
