import { expect, test } from 'vitest'
import { subjectPath } from './subject-path.ts'

test.each([
  ['user.suspend', '7f9d', '/admin/users/7f9d'],
  ['word.update', '12', '/admin/word-manager/12'],
  ['note.publish', 'cd39', '/admin/notes-manager/cd39'],
  ['order.refund', 'WG-1', '/admin/orders?q=WG-1'],
  ['lesson.update', 'starter/3', '/admin/courses/starter/3'],
  ['lesson.update', 'starter', null],
  ['report.resolve', '7f9d', null],
  ['log.export', 'log', null],
])('%s of %s leads to %s', (action, subject, path) => {
  expect(subjectPath(action, subject)).toBe(path)
})
