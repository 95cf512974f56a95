/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListPublicCourseAppointmentsParams = {
/**
 * Organization unit id of the studio.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId: number;
/**
 * First calendar day, in the time zone of the studio.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate: string;
/**
 * Last calendar day, inclusive; at most 62 days after startDate.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
endDate: string;
/**
 * Only appointments with this trainer; repeat it for several.
 * @maxItems 50
 * @items.minimum 1
 * @items.maximum 9007199254740991
 */
employeeId?: number[];
/**
 * Only courses of this category; repeat it for several.
 * @maxItems 50
 * @items.minimum 1
 * @items.maximum 9007199254740991
 */
categoryId?: number[];
};
