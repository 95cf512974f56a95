import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { notify } from '../../../lib/browser/notices.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { memberCalls, visitorCalls } from '../flow/checkoutCalls.ts';
import { guestOrderToken } from '../orders/guestOrders.ts';
import { removeOpenOrder } from '../orders/openOrders.ts';
import { readReplacedOrder } from './replacedOrder.ts';

/**
 * Cancels an order that the user is replacing by one with other answers. Runs in the step of the
 * answer, because the order's own page would show the cancelation and redirect. Leads back to that
 * page if it fails: the order may be placed by now, or could still be charged beside the new one.
 * @returns true until the order is canceled; nothing may be ordered before
 */
export function useCancelReplacedOrder(): boolean {
  const intl = useIntl();
  const { studio } = useStudio();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { id, page } = readReplacedOrder(state) ?? {};
  const token = id === undefined ? undefined : guestOrderToken(id);
  const { cancel } = token === undefined ? memberCalls : visitorCalls;
  const { mutate } = useApiMutation([cancel.operation], {
    mutationFn: (former: { id: string; page: string }) => cancel.send(token ?? former.id),
    onSuccess: (_, former) => {
      removeOpenOrder(former.id);
      void navigate(pathname + search, { replace: true, state: null });
    },
    onError: (error, former) => {
      notify({ ...errorNotice(error, intl, studio.zoneId), closeOnClick: true });
      void navigate(former.page, { replace: true });
    },
  });
  useEffect(() => {
    if (id !== undefined && page !== undefined) mutate({ id, page });
  }, [id, page, mutate]);
  return id !== undefined;
}
