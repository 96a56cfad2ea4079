import { routes } from '#contract/routes'

/** The way to what an entry of the log is about; null for what has no page, such as a report that is resolved. */
export function subjectPath(action: string, subject: string): string | null {
  switch (action.split('.')[0]) {
    case 'user':
      return routes.adminUser({ id: subject })
    case 'word':
      return routes.adminWord({ id: subject })
    case 'note':
      return routes.adminNote({ id: subject })
    case 'order':
      return routes.adminOrders({ q: subject })
    case 'lesson': {
      const [course, number] = subject.split('/')
      return course && number ? routes.adminLesson({ course, number }) : null
    }
    default:
      return null
  }
}
