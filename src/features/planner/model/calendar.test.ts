import { expect, test } from 'vitest'
import { somePlan } from '#tests/story-exam-plan'
import { calendarOf } from './calendar.ts'

const texts = { exam: 'Exam: CET-4', examText: 'Good luck', learn: 'Learn words', learnText: '30 minutes' }
const given = { hour: 19, texts, now: new Date('2026-03-04T08:00:00Z'), host: 'wordgrove.example' }

test('the exam is a day, and what comes before it an hour of every day from today', () => {
  const file = calendarOf(somePlan(), given)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('DTSTART;VALUE=DATE:20260613\r\n')
  expect(file).toContain(
    'DTSTART:20260304T190000\r\nDTEND:20260304T193000\r\nRRULE:FREQ=DAILY;UNTIL=20260612T190000\r\n',
  )
})

test('on the day of the exam nothing is left to learn', () => {
  const file = calendarOf(somePlan({ days_left: 0 }), given)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(file).not.toContain('RRULE')
})
