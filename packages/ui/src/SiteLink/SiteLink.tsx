import Link, { type LinkProps } from '@mui/material/Link';
import { InAppLink } from './InAppLink.tsx';
import { linkTarget } from './linkTarget.ts';

export interface SiteLinkProps extends Omit<LinkProps, 'href' | 'component'> {
  /** A URL from any source: configuration, API, or our own paths. */
  href: string;
  /** Opens an external URL in a new tab; mention it in the link's text. */
  newTab?: boolean;
}

/**
 * A link for any URL. External URLs become normal links, ours go through the router, and anything else (e.g.
 * `javascript:`) is shown as text.
 */
export function SiteLink({ href, newTab = false, children, ...props }: SiteLinkProps) {
  const target = linkTarget(href);
  if (target === 'unsafe') return <span>{children}</span>;
  if (target === 'inApp') {
    return (
      <Link component={InAppLink} to={href.trim()} {...props}>
        {children}
      </Link>
    );
  }
  return (
    <Link
      href={href.trim()}
      rel="noopener noreferrer"
      target={newTab ? '_blank' : undefined}
      {...props}
    >
      {children}
    </Link>
  );
}
