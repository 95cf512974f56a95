import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetLegalInfo } from '@studio-portal/sdk/api/legal';
import type { LegalInfo } from '@studio-portal/sdk/types';
import { SafeHtml } from '@studio-portal/ui/SafeHtml';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { Prose } from '../../../lib/page/Prose.tsx';
import { contentLanguage } from '../shared/contentLanguage.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/**
 * Shows a legal document of the studio: its text, or a link to where the studio publishes it (spec
 * 2.7).
 */
export function LegalDocument({ type, title }: { type: LegalInfo['type']; title: ReactNode }) {
  const { studio, studioUuid } = useStudio();
  const info = useGetLegalInfo(type, { organizationUnitId: studio.id });
  return (
    <Page
      template="form"
      title={title}
      queries={{ info }}
      skeleton={<TextSkeleton lines={8} />}
      missing={{
        title: <FormattedMessage {...messages.none} />,
        action: (
          <Button variant="contained" component={Link} to={path('studio', { studioUuid })}>
            <FormattedMessage {...messages.toHome} />
          </Button>
        ),
      }}
    >
      {({ info: { data } }) =>
        data.externalUrl ? (
          <>
            <Typography sx={{ mb: 2 }}>
              <FormattedMessage {...messages.elsewhere} values={{ studio: studio.name }} />
            </Typography>
            <SiteLink href={data.text}>
              <FormattedMessage
                {...messages.open}
                values={{ host: URL.parse(data.text)?.host ?? data.text }}
              />
            </SiteLink>
          </>
        ) : (
          <Prose lang={contentLanguage(studio)}>
            <SafeHtml kind="document" html={data.text} />
          </Prose>
        )
      }
    </Page>
  );
}
