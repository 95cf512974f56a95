/**
 * Every address of the portal: the patterns that the router knows, and the functions that build addresses from them.
 * Names and shapes are those of specification 1, section 2; no other file writes an address.
 */
const studio = '/studio/:studioUuid';
const courseFlow = `${studio}/booking/course/:id`;

export const patterns = {
  home: '/',
  studios: '/studios/:tenant',
  studiosLegacy: '/studios',
  studioSelect: '/studio',
  maintenance: '/maintenance',
  studio,
  login: `${studio}/login-register`,
  courses: `${studio}/course`,
  course: `${studio}/course/:id`,
  courseContact: `${courseFlow}/offer/:offerId/contact`,
  coursePayment: `${courseFlow}/offer/:offerId/payment`,
  courseSummaryOffer: `${courseFlow}/offer/:offerId/summary/:checkoutId`,
  courseSummaryOption: `${courseFlow}/option/:optionId/summary`,
  courseSuccess: `${courseFlow}/success/:checkoutId`,
  courseCancel: `${courseFlow}/cancel/:checkoutId`,
  courseFailure: `${courseFlow}/failure/:checkoutId`,
  courseConfirm: `${courseFlow}/confirm/:checkoutUuid`,
  myBookings: `${studio}/me/bookings`,
} as const;

export type RouteName = keyof typeof patterns;

type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsOf<Pattern extends string> = [NamesIn<Pattern>] extends [never]
  ? []
  : [params: Record<NamesIn<Pattern>, string | number>];

/** The padding of a studio identifier is allowed in a path and stays readable; browsers do not encode it either. */
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%3D', '=');

/** The address of a page; parameters are encoded. `path('course', { studioUuid, id: 50001 })` */
export function path<Name extends RouteName>(
  name: Name,
  ...[params]: ParamsOf<(typeof patterns)[Name]>
): string {
  const values = new Map(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]));
  return patterns[name].replace(/:(\w+)/g, (_all, key: string) => encode(values.get(key) ?? ''));
}
