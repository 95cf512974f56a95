import type { FeatureName } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import type { PermissionCheck } from '../access/permissions.ts';
import type { RouteName } from '../address/patterns.ts';
import type { RequiredQuery } from '../address/query.ts';

/** Requirements for showing a route (checkAccess.ts). */
export interface Guard {
  /** Requires a login. */
  login?: true;
  /** Every check must pass. */
  permissions?: readonly PermissionCheck[];
  /** A feature of the studio that must be on. */
  feature?: FeatureName;
  /** Required query parameters. */
  query?: readonly RequiredQuery[];
}

/** Metadata of a route, available without loading its page. */
export interface RouteMeta {
  /** Name of the page in its breadcrumb, and in the window title unless the page sets its own. */
  title: MessageDescriptor;
  /** Parent page in the breadcrumbs. */
  parent?: RouteName;
  guard?: Guard;
  /**
   * Shown in the studio's navigation, in the order of the table: always, or on desktops only (spec
   * 2.5).
   */
  tab?: 'always' | 'desktop';
  /** Query parameters that open a page below this one, such as an item of the list. */
  subpages?: readonly string[];
  /** Query parameters that links from the pages below keep, such as the contract to replace. */
  keeps?: readonly string[];
  /** Frame of the page: site navigation by default; a step of a flow has only help and exit. */
  frame?: 'flow';
  /** A step without a breadcrumb. */
  hiddenInBreadcrumb?: true;
}
