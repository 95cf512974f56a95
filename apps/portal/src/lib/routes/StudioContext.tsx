import type { MenuEntry, Studio, TenantInfo, UserInfo } from '@studio-portal/sdk/types';
import { createContext, type ReactNode, use } from 'react';
import type { FeatureCheck } from '../access/featureCheck.ts';
import type { Permission } from '../access/permissions.ts';

/** What every page of a studio may rely on: loaded before the page is shown (specification 1, section 2.1). */
export interface StudioPageData {
  studioUuid: string;
  tenant: string;
  studio: Studio;
  tenantInfo: TenantInfo;
  menu: readonly MenuEntry[];
  user: UserInfo | undefined;
  /** The user is connected to a studio of this tenant. */
  connected: boolean;
  /** Where the user belongs in this tenant; comes later than the rest, and not to everybody. */
  homeStudio: Studio | undefined;
  permissions: ReadonlySet<Permission>;
  isOn: FeatureCheck;
}

const StudioContext = createContext<StudioPageData | null>(null);

export const StudioProvider = (props: { value: StudioPageData; children: ReactNode }) => (
  <StudioContext value={props.value}>{props.children}</StudioContext>
);

/** The studio of this page; null on pages that belong to none. */
export const useStudioIfAny = (): StudioPageData | null => use(StudioContext);

/** The studio of this page, and who is reading; throws outside the pages of a studio. */
export function useStudio(): StudioPageData {
  const value = use(StudioContext);
  if (value === null) throw new Error('useStudio: this page is not below /studio/:studioUuid.');
  return value;
}
