/** The pages that a member opens at the door, where there may be no network; their files are kept. */
export const keptPages = [
  () => import('./selfService/SelfServiceLayout.tsx'),
  () => import('./selfService/CheckinRoute.tsx'),
  () => import('./me/MyBookingsRoute.tsx'),
];
