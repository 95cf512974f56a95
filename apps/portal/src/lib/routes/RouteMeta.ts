import type { FeatureName } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import type { PermissionCheck } from '../access/permissions.ts';
import type { RouteName } from '../address/patterns.ts';
import type { RequiredQuery } from '../address/query.ts';

/** What a route asks for before it is shown; decided in one place (judge.ts). */
export interface Guard {
  /** Somebody must be logged in. */
  login?: true;
  /** Each of these checks must be passed. */
  permissions?: readonly PermissionCheck[];
  /** A feature of the studio that must be on. */
  feature?: FeatureName;
  /** Query parameters without which the page has nothing to do. */
  query?: readonly RequiredQuery[];
}

/** What is known of a route without loading its page. */
export interface RouteMeta {
  /** Name of the page: in its breadcrumb, and in the window title where the page has no better one. */
  title: MessageDescriptor;
  /** The page that its breadcrumb leads back to. */
  parent?: RouteName;
  guard?: Guard;
  /** In the studio's navigation, in the order of the table: on every screen, or on desktops only (section 2.5). */
  tab?: 'always' | 'desktop';
  /** What stands around the page: the site's navigation, or of a flow's step no more than help and the way out. */
  frame?: 'flow';
  /** A step that has no breadcrumb of its own. */
  hiddenInBreadcrumb?: true;
}
