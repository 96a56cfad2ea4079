import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCalendar, type CalendarEvent } from './calendar-file.ts'

const now = new Date('2026-03-04T08:09:10.123Z')
const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'exam@wordgrove',
  title: 'CET-4',
  text: 'Good luck',
  day: '2026-06-13',
  ...given,
})
const format = (...events: CalendarEvent[]) => formatCalendar(events, now, '-//Wordgrove//Exam plan//EN')

/** The lines as a calendar reads them: folded ones joined. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

describe('a calendar file', () => {
  it('is a calendar with its events, line by line', () => {
    expect(format(event())).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Wordgrove//Exam plan//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:exam@wordgrove',
        'DTSTAMP:20260304T080910Z',
        'DTSTART;VALUE=DATE:20260613',
        'DTEND;VALUE=DATE:20260614',
        'SUMMARY:CET-4',
        'DESCRIPTION:Good luck',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('repeats an hour every day up to the last, on whatever clock the learner has', () => {
    const file = format(event({ day: '2026-03-04', time: { hour: 19, minutes: 30 }, lastDay: '2026-06-12' }))
    expect(valueOf(file, 'DTSTART')).toBe('20260304T190000')
    expect(valueOf(file, 'DTEND')).toBe('20260304T193000')
    expect(valueOf(file, 'RRULE')).toBe('FREQ=DAILY;UNTIL=20260612T190000')
  })

  it('ends on the next day what goes past midnight', () => {
    const file = format(event({ day: '2026-12-31', time: { hour: 23, minutes: 90 } }))
    expect(valueOf(file, 'DTEND')).toBe('20270101T003000')
  })

  it('keeps any text, on lines of 75 octets at most', () => {
    const texts = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\n', ';', ',', '\\', '词', '😀'),
        fc.string({ minLength: 1, maxLength: 1 }).filter((each) => each >= ' ' && each !== '\x7f'),
      ),
      maxLength: 120,
    })
    fc.assert(
      fc.property(texts, (title) => {
        const file = format(event({ title }))
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const read = valueOf(file, 'SUMMARY')?.replace(/\\(.)/gs, (_, character: string) =>
          character === 'n' ? '\n' : character,
        )
        expect(read).toBe(title)
      }),
    )
  })
})
