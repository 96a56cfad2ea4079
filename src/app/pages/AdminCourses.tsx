import { AdminCoursesScreen, AdminOnly } from '#features/admin'

/** /admin/courses?q=…&course=…&flag=…. */
export function AdminCourses() {
  return (
    <AdminOnly>
      <AdminCoursesScreen />
    </AdminOnly>
  )
}
