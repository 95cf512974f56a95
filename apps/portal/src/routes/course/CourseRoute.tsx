export function CourseRoute() { return null; }
