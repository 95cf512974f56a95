import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';
import { NotFoundPage } from '../features/shell/NotFoundPage.tsx';
import { HomeRoute } from '../routes/HomeRoute.tsx';
import { PortalLayout } from '../routes/PortalLayout.tsx';
import { StudioHomeRoute } from '../routes/studio/StudioHomeRoute.tsx';
import { StudioLayout } from '../routes/StudioLayout.tsx';
import { patterns } from './paths.ts';
import type { RouteMeta } from './RouteMeta.ts';

const loggedIn = { guard: { login: true } } satisfies RouteMeta;
const courses = { guard: { permissions: ['COURSES'] } } satisfies RouteMeta;
const booking = { guard: { login: true, permissions: ['COURSES'] } } satisfies RouteMeta;

/** A page in a file of its own, loaded when it is needed. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const Page: ComponentType = lazy(async (): Promise<{ default: ComponentType }> => ({
    default: (await load())[name],
  }));
  return <Page />;
}

/** Every route; only the start page of a studio comes with the portal itself. */
export const routes: RouteObject[] = [
  { path: patterns.home, element: <HomeRoute /> },
  { path: patterns.studiosLegacy, element: <HomeRoute /> },
  { path: patterns.studioSelect, element: <HomeRoute /> },
  {
    path: patterns.maintenance,
    element: page(() => import('../features/shell/MaintenancePage.tsx'), 'MaintenancePage'),
  },
  {
    element: <PortalLayout />,
    children: [
      {
        path: patterns.studios,
        element: page(() => import('../routes/studios/StudioListRoute.tsx'), 'StudioListRoute'),
      },
    ],
  },
  {
    element: <StudioLayout />,
    children: [
      { path: patterns.studio, element: <StudioHomeRoute /> },
      {
        path: patterns.login,
        element: page(() => import('../routes/login/LoginRoute.tsx'), 'LoginRoute'),
      },
      {
        path: patterns.courses,
        handle: courses,
        element: page(() => import('../routes/course/CourseListRoute.tsx'), 'CourseListRoute'),
      },
      {
        path: patterns.course,
        handle: courses,
        element: page(() => import('../routes/course/CourseRoute.tsx'), 'CourseRoute'),
      },
      {
        path: patterns.courseContact,
        handle: booking,
        element: page(() => import('../routes/courseBooking/ContactRoute.tsx'), 'ContactRoute'),
      },
      {
        path: patterns.coursePayment,
        handle: booking,
        element: page(() => import('../routes/courseBooking/PaymentRoute.tsx'), 'PaymentRoute'),
      },
      {
        path: patterns.courseSummaryOffer,
        handle: booking,
        element: page(
          () => import('../routes/courseBooking/SummaryOfferRoute.tsx'),
          'SummaryOfferRoute',
        ),
      },
      {
        path: patterns.courseSummaryOption,
        handle: booking,
        element: page(
          () => import('../routes/courseBooking/SummaryOptionRoute.tsx'),
          'SummaryOptionRoute',
        ),
      },
      {
        path: patterns.courseSuccess,
        handle: booking,
        element: page(() => import('../routes/courseBooking/SuccessRoute.tsx'), 'SuccessRoute'),
      },
      {
        path: patterns.courseCancel,
        handle: booking,
        element: page(() => import('../routes/courseBooking/CancelRoute.tsx'), 'CancelRoute'),
      },
      {
        path: patterns.courseFailure,
        handle: booking,
        element: page(() => import('../routes/courseBooking/FailureRoute.tsx'), 'FailureRoute'),
      },
      {
        path: patterns.courseConfirm,
        handle: booking,
        element: page(() => import('../routes/courseBooking/ConfirmRoute.tsx'), 'ConfirmRoute'),
      },
      {
        path: patterns.myBookings,
        handle: loggedIn,
        element: page(() => import('../routes/me/MyBookingsRoute.tsx'), 'MyBookingsRoute'),
      },
      { path: `${patterns.studio}/*`, element: <NotFoundPage /> },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
];
