import { styled } from '@mui/material/styles';
import { useGetActiveLegalInfos } from '@studio-portal/sdk/api/legal';
import type { LegalInfo } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useTenantConfig } from '../../areas/studio/shared/useTenantConfig.ts';
import { path, pathWith } from '../../lib/address/paths.ts';
import type { RouteName } from '../../lib/address/patterns.ts';
import { titles } from '../../lib/routes/routeTitles.ts';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { type StudioPageData, useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { ownCancelationLink } from '../../lib/brand/brandRules.ts';
import { messages } from './messages.ts';

const Row = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(8)} ${space(24)}`,
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${space(24)} ${space(24)} 0`,
  '& strong': { marginRight: space(8) },
});

/**
 * The studio's own part of the footer: its name, its legal documents, and where memberships are cancelled, in plain sight as
 * § 312k BGB asks (specification 1, section 2.7).
 */
export function StudioFooter() {
  const data = useStudioIfAny();
  return data && <Links data={data} />;
}

const pageOf = {
  GENERAL_TERMS: { route: 'studioTerms', title: titles.studioTerms },
  IMPRINT: { route: 'studioImprint', title: titles.studioImprint },
  PRIVACY: { route: 'studioPrivacy', title: titles.studioPrivacy },
  REVOCATION_TERMS: { route: 'studioRevocation', title: titles.studioRevocation },
  // The statement itself is a page elsewhere; one that is not leads home.
  ACCESSIBILITY_STATEMENTS: { route: 'studio', title: messages.accessibility },
} satisfies Record<LegalInfo['type'], { route: RouteName; title: MessageDescriptor }>;

/** With LEGAL_INFOS switched off, an imprint is all there is taken to be (specification 1, section 6). */
const imprintAlone = [{ type: 'IMPRINT', externalUrl: false, text: '' }] as const;

function Links({ data }: { data: StudioPageData }) {
  const whitelabel = useWhitelabel();
  const { data: config } = useTenantConfig();
  const { studio, studioUuid, permissions, isOn } = data;
  const told = isOn('LEGAL_INFOS');
  const { data: legal } = useGetActiveLegalInfos(
    { organizationUnitId: studio.id },
    { query: { enabled: told, staleTime: Number.POSITIVE_INFINITY } },
  );
  const documents = told ? (legal?.activeLegalInfos ?? []) : imprintAlone;
  const cancelable = permissions.has('CONTRACT') && studio.onlineCancelationEnabled;
  const cancelation =
    ownCancelationLink(whitelabel) ??
    config?.contractTerminationLink ??
    path('contractCancelation', { studioUuid });
  return (
    <Row aria-label={studio.name}>
      <strong>{studio.name}</strong>
      {documents.map(({ type, externalUrl, text }) => (
        <SiteLink
          key={type}
          href={externalUrl ? text : pathWith(pageOf[type].route, { studioUuid })}
        >
          <FormattedMessage {...pageOf[type].title} />
        </SiteLink>
      ))}
      {/* Whoever signs here can withdraw, also where the studio has put in no terms of revocation (legal: withdrawal function). */}
      {permissions.has('CONTRACT') && (
        <SiteLink href={path('contractWithdrawal', { studioUuid })}>
          <FormattedMessage {...messages.withdrawHere} />
        </SiteLink>
      )}
      {cancelable && (
        <SiteLink href={cancelation}>
          <FormattedMessage {...messages.cancelMemberships} />
        </SiteLink>
      )}
    </Row>
  );
}
