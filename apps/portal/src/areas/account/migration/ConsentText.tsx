import type { MigrationSteps } from '@studio-portal/sdk/types';
import { linkTarget } from '@studio-portal/ui/linkTarget';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { Fragment } from 'react';
import { readAddress } from '../../../lib/address/readAddress.ts';
import { guessKnownPath } from '../../../lib/address/legacyPaths.ts';

type Checkbox = MigrationSteps['step1']['checkbox'];

/** Resolves the path of a legal page within the current studio, which the server does not know. */
function documentAddress(url: string): string {
  const { tenant, organizationUnitId } = readAddress(window.location);
  const studio = tenant && organizationUnitId ? { tenant, organizationUnitId } : undefined;
  return linkTarget(url) === 'inApp' ? (guessKnownPath(url, studio) ?? url) : url;
}

/**
 * Renders the server's consent text with its two links: in place of their placeholders, otherwise
 * appended. They open in a new tab.
 */
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
