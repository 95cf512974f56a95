import { InAppLinkProvider, type InAppLinkProps } from '@studio-portal/ui/InAppLink';
import { createContext, type MouseEvent, type ReactNode, use } from 'react';

/** Address in the portal → shows the same here. */
type Targets = ReadonlyMap<string, () => void>;

const TargetsContext = createContext<Targets>(new Map());

const isPlainClick = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link to the portal; a plain click shows its target here, so that the visitor stays on the website. */
function HereLink({ to, children, ...props }: InAppLinkProps) {
  const show = use(TargetsContext).get(to);
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        if (!show || !isPlainClick(event)) return;
        event.preventDefault();
        show();
      }}
    >
      {children}
    </a>
  );
}

/** Provides what links below it show here. */
export function HereLinks({ targets, children }: { targets: Targets; children: ReactNode }) {
  return (
    <TargetsContext value={targets}>
      <InAppLinkProvider component={HereLink}>{children}</InAppLinkProvider>
    </TargetsContext>
  );
}
