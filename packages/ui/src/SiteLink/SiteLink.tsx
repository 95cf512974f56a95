import Link, { type LinkProps } from '@mui/material/Link';
import { InAppLink } from './InAppLink.tsx';
import { linkTarget } from './linkTarget.ts';

export interface SiteLinkProps extends Omit<LinkProps, 'href' | 'component'> {
  /** Address from anywhere: the configuration, the API, our own paths. */
  href: string;
  /** Opens an address of the world beside the portal; say so in the link's text. */
  newTab?: boolean;
}

/**
 * A link that may be given any address. Addresses of the world open as normal links, ours through
 * the router, and what is neither (`javascript:` and its like) is shown as text.
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
