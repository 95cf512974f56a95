import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What a router's link has to understand; React Router's `Link` does. */
export type InAppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

function PlainLink({ to, children, ...props }: InAppLinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}

const InAppLinkContext = createContext<ComponentType<InAppLinkProps>>(PlainLink);

/** Says once, at the root, how to get to another page; so no piece depends on a router. */
export function InAppLinkProvider(props: {
  component: ComponentType<InAppLinkProps>;
  children: ReactNode;
}) {
  return <InAppLinkContext value={props.component}>{props.children}</InAppLinkContext>;
}

/** A link to another page of the portal, as the router wants it; a plain link without a provider. */
export function InAppLink(props: InAppLinkProps) {
  return createElement(use(InAppLinkContext), props);
}
