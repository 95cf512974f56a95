import { useGetActiveLegalInfos } from '@studio-portal/sdk/api/legal';
import type { LegalInfo } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useTenantConfig } from '../../areas/studio/shared/useTenantConfig.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { path, pathFromParams } from '../../lib/address/paths.ts';
import type { RouteName } from '../../lib/address/patterns.ts';
import { titles } from '../../lib/routes/routeTitles.ts';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { type StudioPageData, useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { externalCancelationLink } from '../../lib/brand/brandRules.ts';
import { messages } from './messages.ts';

/** The studio's part of the footer: name, legal documents and the links of `ContractLinks` (spec 2.7). */
export function StudioFooter() {
  const data = useStudioIfAny();
  return (
    data && (
      <section aria-label={data.studio.name}>
        <strong>{data.studio.name}</strong>
        <ul>
          <DocumentLinks data={data} />
          <ContractLinks data={data} />
        </ul>
      </section>
    )
  );
}

const legalPages = {
  GENERAL_TERMS: { route: 'studioTerms', title: titles.studioTerms },
  IMPRINT: { route: 'studioImprint', title: titles.studioImprint },
  PRIVACY: { route: 'studioPrivacy', title: titles.studioPrivacy },
  REVOCATION_TERMS: { route: 'studioRevocation', title: titles.studioRevocation },
  // The statement is an external page; one that is not links home.
  ACCESSIBILITY_STATEMENTS: { route: 'studio', title: messages.accessibility },
} satisfies Record<LegalInfo['type'], { route: RouteName; title: MessageDescriptor }>;

/** Used if LEGAL_INFOS is off: only an imprint is assumed to exist (spec 6). */
const imprintOnly = [{ type: 'IMPRINT', externalUrl: false, text: '' }] as const;

/** List items with the studio's legal documents. */
export function DocumentLinks({ data }: { data: StudioPageData }) {
  const { studio, studioUuid, isOn } = data;
  const showsLegalInfos = isOn('LEGAL_INFOS');
  const { data: legal } = useGetActiveLegalInfos(
    { organizationUnitId: studio.id },
    { query: { enabled: showsLegalInfos, staleTime: Number.POSITIVE_INFINITY } },
  );
  const documents = showsLegalInfos ? (legal?.activeLegalInfos ?? []) : imprintOnly;
  return documents.map(({ type, externalUrl, text }) => (
    <li key={type}>
      <SiteLink href={externalUrl ? text : pathFromParams(legalPages[type].route, { studioUuid })}>
        <FormattedMessage {...legalPages[type].title} />
      </SiteLink>
    </li>
  ));
}

/**
 * List items for withdrawing from a contract and canceling memberships, which the law wants visible on
 * every page (legal: withdrawal function; § 312k BGB).
 */
export function ContractLinks({ data }: { data: StudioPageData }) {
  const whitelabel = useWhitelabel();
  const { data: config } = useTenantConfig();
  // The server does not know the configuration, and hydration keeps the address of its link.
  const isHydrated = useHydrated();
  const { studio, studioUuid, permissions } = data;
  const cancelable = permissions.has('CONTRACT') && studio.onlineCancelationEnabled;
  const cancelation =
    externalCancelationLink(whitelabel) ??
    (isHydrated ? config?.contractTerminationLink : undefined) ??
    path('contractCancelation', { studioUuid });
  return (
    <>
      {/* Contracts signed here can be withdrawn, even if the studio has not entered revocation terms. */}
      {permissions.has('CONTRACT') && (
        <li>
          <SiteLink href={path('contractWithdrawal', { studioUuid })}>
            <FormattedMessage {...messages.withdrawHere} />
          </SiteLink>
        </li>
      )}
      {cancelable && (
        <li>
          <SiteLink href={cancelation}>
            <FormattedMessage {...messages.cancelMemberships} />
          </SiteLink>
        </li>
      )}
    </>
  );
}
