export function CourseListRoute() { return null; }
