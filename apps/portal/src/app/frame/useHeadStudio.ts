import { useGetPaymentMethodCustomer } from '@studio-portal/sdk/api/payment-methods';
import { useGetPaymentRequest } from '@studio-portal/sdk/api/payment-requests';
import { useGetStreamingAppointment } from '@studio-portal/sdk/api/reference-data';
import { useGetSelfServiceConfiguration } from '@studio-portal/sdk/api/self-service-link';
import { useGetPublicStudio } from '@studio-portal/sdk/api/studios';
import type { ExternalStudio, Studio } from '@studio-portal/sdk/types';
import { findContact } from '../../areas/studio/shared/findContact.ts';
import type { Query } from '../../lib/address/query.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';

/** The studio of an external page with its contact details. */
export interface HeadStudio extends Pick<Studio, 'id' | 'name' | 'address' | 'logoUrl'> {
  email: string | undefined;
  website: string | undefined;
  phone: string | undefined;
}

/**
 * Returns the studio of an external page: the one in the response for its link, or the one that the
 * address names. The page runs the same query, so it is requested once.
 */
export function useHeadStudio(query: Query): {
  studio: HeadStudio | undefined;
  /** True if the address names a studio that does not exist. */
  unknown: boolean;
} {
  const byLink = useLinkStudio(query);
  const streams = useStreamStudioId(query.streamId);
  const id = streams ?? query.organizationUnitId;
  const { data, error } = useGetPublicStudio(id ?? 0, {
    query: {
      enabled: id !== undefined && byLink === undefined,
      staleTime: Number.POSITIVE_INFINITY,
    },
  });
  if (byLink) {
    const { email, website } = byLink;
    const reached = { email: email ?? undefined, website: website ?? undefined, phone: undefined };
    return { studio: { ...byLink, ...reached }, unknown: false };
  }
  const studio = data && {
    ...data,
    email: findContact(data, 'EMAIL'),
    website: findContact(data, 'WEBSITE'),
    phone: findContact(data, 'PHONE'),
  };
  return { studio, unknown: error?.status === 404 };
}

/** Returns the studio in the response for the link that the page is for. */
function useLinkStudio({ paymentRequestId, token }: Query): ExternalStudio | undefined {
  const name = useRouteName();
  const request = useGetPaymentRequest(paymentRequestId ?? '', {
    query: { enabled: paymentRequestId !== undefined },
  });
  const method = useGetPaymentMethodCustomer(token ?? '', {
    query: { enabled: token !== undefined && name === 'externalUpdatePaymentMethod' },
  });
  const selfService = useGetSelfServiceConfiguration(token ?? '', {
    query: {
      enabled:
        token !== undefined && (name === 'selfServiceLink' || name === 'selfServiceLinkSuccess'),
    },
  });
  return (request.data ?? method.data ?? selfService.data)?.studio;
}

/** Returns the studio id of a live stream. */
const useStreamStudioId = (streamId: string | undefined): number | undefined =>
  useGetStreamingAppointment(
    { streamId: streamId ?? '' },
    { query: { enabled: streamId !== undefined } },
  ).data?.studio.id;
