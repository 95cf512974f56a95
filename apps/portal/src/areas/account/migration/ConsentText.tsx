import type { MigrationSteps } from '@studio-portal/sdk/types';
import { linkTarget } from '@studio-portal/ui/linkTarget';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { Fragment } from 'react';
import { readAddress } from '../../../lib/address/readAddress.ts';
import { knownPath } from '../../../lib/address/legacyPaths.ts';

type Checkbox = MigrationSteps['step1']['checkbox'];

/** The server knows no studio, below which the portal has its legal pages: the one of the page lends its address. */
function documentAddress(url: string): string {
  const { tenant, organizationUnitId } = readAddress(window.location);
  const studio = tenant && organizationUnitId ? { tenant, organizationUnitId } : undefined;
  return linkTarget(url) === 'inApp' ? (knownPath(url, studio) ?? url) : url;
}

/** The server's consent with its two links, each where the text names it, else behind it. They open beside the portal. */
export function ConsentText({ text, privacyPolicy, termsAndConditions }: Checkbox) {
  const links = { privacyPolicy, termsAndConditions };
  const isName = (part: string): part is keyof typeof links => Object.hasOwn(links, part);
  const parts = text.split(/\{(privacyPolicy|termsAndConditions)\}/);
  const unnamed = Object.keys(links).filter((name) => !parts.includes(name));
  return (
    <>
      {[...parts, ...unnamed].map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {isName(part) ? (
            <>
              {unnamed.includes(part) && ' '}
              <SiteLink
                href={documentAddress(links[part].url)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {links[part].urlText}
              </SiteLink>
            </>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </>
  );
}
