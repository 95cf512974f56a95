import { createBrowserRouter, type RouteObject } from 'react-router';
import { NotFoundPage } from '../features/shell/NotFoundPage.tsx';
import { RouteCrash } from '../features/shell/RouteCrash.tsx';
import { PortalLayout } from '../routes/PortalLayout.tsx';
import { StudioHomeRoute } from '../routes/studio/StudioHomeRoute.tsx';
import { StudioLayout } from '../routes/StudioLayout.tsx';
import { HomeRoute } from '../routes/HomeRoute.tsx';
import { patterns } from './paths.ts';
import type { RouteMeta } from './RouteMeta.ts';

const loggedIn = { guard: { login: true } } satisfies RouteMeta;
const courses = { guard: { permissions: ['COURSES'] } } satisfies RouteMeta;
const booking = { guard: { login: true, permissions: ['COURSES'] } } satisfies RouteMeta;

const below = (pattern: string) => pattern.slice(`${patterns.studio}/`.length);

/** Every route, each page in a file of its own that is loaded when it is needed; only the start pages come at once. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteCrash />,
    children: [
      { path: patterns.home, element: <HomeRoute /> },
      { path: patterns.studiosLegacy, element: <HomeRoute /> },
      { path: patterns.studioSelect, element: <HomeRoute /> },
      { path: patterns.maintenance, lazy: async () => ({ Component: (await import('../features/shell/MaintenancePage.tsx')).MaintenancePage }) },
      { element: <PortalLayout />, children: [{ path: patterns.studios, lazy: async () => ({ Component: (await import('../routes/studios/StudioListRoute.tsx')).StudioListRoute }) }] },
      {
        path: patterns.studio,
        element: <StudioLayout />,
        children: [
          { index: true, element: <StudioHomeRoute /> },
          { path: below(patterns.login), lazy: async () => ({ Component: (await import('../routes/login/LoginRoute.tsx')).LoginRoute }) },
          { path: below(patterns.courses), handle: courses, lazy: async () => ({ Component: (await import('../routes/course/CourseListRoute.tsx')).CourseListRoute }) },
          { path: below(patterns.course), handle: courses, lazy: async () => ({ Component: (await import('../routes/course/CourseRoute.tsx')).CourseRoute }) },
          { path: below(patterns.courseContact), handle: booking, lazy: async () => ({ Component: (await import('../routes/courseBooking/ContactRoute.tsx')).ContactRoute }) },
          { path: below(patterns.coursePayment), handle: booking, lazy: async () => ({ Component: (await import('../routes/courseBooking/PaymentRoute.tsx')).PaymentRoute }) },
          { path: below(patterns.courseSummaryOffer), handle: booking, lazy: async () => ({ Component: (await import('../routes/courseBooking/SummaryOfferRoute.tsx')).SummaryOfferRoute }) },
          { path: below(patterns.courseSummaryOption), handle: booking, lazy: async () => ({ Component: (await import('../routes/courseBooking/SummaryOptionRoute.tsx')).SummaryOptionRoute }) },
          { path: below(patterns.courseSuccess), handle: booking, lazy: async () => ({ Component: (await import('../routes/courseBooking/SuccessRoute.tsx')).SuccessRoute }) },
          { path: below(patterns.courseCancel), handle: booking, lazy: async () => ({ Component: (await import('../routes/courseBooking/CancelRoute.tsx')).CancelRoute }) },
          { path: below(patterns.courseFailure), handle: booking, lazy: async () => ({ Component: (await import('../routes/courseBooking/FailureRoute.tsx')).FailureRoute }) },
          { path: below(patterns.courseConfirm), handle: booking, lazy: async () => ({ Component: (await import('../routes/courseBooking/ConfirmRoute.tsx')).ConfirmRoute }) },
          { path: below(patterns.myBookings), handle: loggedIn, lazy: async () => ({ Component: (await import('../routes/me/MyBookingsRoute.tsx')).MyBookingsRoute }) },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
