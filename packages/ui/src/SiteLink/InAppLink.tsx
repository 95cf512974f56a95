import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props a router's link must accept; React Router's `Link` does. */
export type InAppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

function PlainLink({ to, children, ...props }: InAppLinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}

const InAppLinkContext = createContext<ComponentType<InAppLinkProps>>(PlainLink);

/** Sets the router's link component at the root, so that no component depends on a router. */
export function InAppLinkProvider(props: {
  component: ComponentType<InAppLinkProps>;
  children: ReactNode;
}) {
  return <InAppLinkContext value={props.component}>{props.children}</InAppLinkContext>;
}

/** Links to another page of the portal through the router; a plain link without a provider. */
export function InAppLink(props: InAppLinkProps) {
  return createElement(use(InAppLinkContext), props);
}
