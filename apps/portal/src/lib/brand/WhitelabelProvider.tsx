import type { WhitelabelConfig } from '@studio-portal/sdk/types';
import { createContext, type ReactNode, use } from 'react';

const WhitelabelContext = createContext<WhitelabelConfig | undefined>(undefined);

export const WhitelabelProvider = (props: {
  config: WhitelabelConfig | undefined;
  children: ReactNode;
}) => <WhitelabelContext value={props.config}>{props.children}</WhitelabelContext>;

/** Returns the brand of this page; undefined if the backend has none for it. */
export const useWhitelabel = (): WhitelabelConfig | undefined => use(WhitelabelContext);
