import type { MenuEntry, Studio, TenantInfo, UserInfo } from '@studio-portal/sdk/types';
import { createContext, type ReactNode, use } from 'react';
import type { FeatureCheck } from '../access/featureCheck.ts';
import type { Permission } from '../access/permissions.ts';

/** Data available on every page of a studio, loaded before the page is shown (spec 2.1). */
export interface StudioPageData {
  studioUuid: string;
  tenant: string;
  studio: Studio;
  tenantInfo: TenantInfo;
  menu: readonly MenuEntry[];
  user: UserInfo | undefined;
  /** True if the user is connected to a studio of this tenant. */
  connected: boolean;
  /** The user's home studio in this tenant; loads later, and not for everyone. */
  homeStudio: Studio | undefined;
  permissions: ReadonlySet<Permission>;
  isOn: FeatureCheck;
}

const StudioContext = createContext<StudioPageData | null>(null);

export const StudioProvider = (props: { value: StudioPageData | null; children: ReactNode }) => (
  <StudioContext value={props.value}>{props.children}</StudioContext>
);

/** Returns the studio of this page; null on pages outside a studio. */
export const useStudioIfAny = (): StudioPageData | null => use(StudioContext);

/** Returns the studio of this page and the current user. Throws outside the pages of a studio. */
export function useStudio(): StudioPageData {
  const value = use(StudioContext);
  if (value === null) throw new Error('useStudio: this page is not below /studio/:studioUuid.');
  return value;
}
