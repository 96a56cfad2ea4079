/** Calendar files by RFC 5545, which every calendar imports. */
import { addDays, type Day } from './days.ts'

export interface CalendarEvent {
  /** The same id again replaces the event in the calendar. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly day: Day
  /** Hour and length on the learner's clock; without them it lasts the whole day. */
  readonly time?: { readonly hour: number; readonly minutes: number }
  /** Every day up to this one. */
  readonly lastDay?: Day
}

/** Octets of a line before it is folded. */
const MOST_OCTETS = 75
const MINUTES_A_DAY = 1440

/** @param product who made it, as `-//Company//Product//EN` */
export function formatCalendar(events: readonly CalendarEvent[], now: Date, product: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function linesOf({ id, title, text, day, time, lastDay }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    ...(time
      ? timed(day, time)
      : [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]),
    ...(lastDay ? [`RRULE:FREQ=DAILY;UNTIL=${time ? clock(lastDay, time.hour * 60) : compact(lastDay)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    // A day of learning does not make anybody busy for others.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Without a zone: the hour of whatever clock the learner looks at. */
const timed = (day: Day, { hour, minutes }: { readonly hour: number; readonly minutes: number }) => [
  `DTSTART:${clock(day, hour * 60)}`,
  `DTEND:${clock(day, hour * 60 + minutes)}`,
]

/** @param minutes since the day began; they may lead into the next day */
function clock(day: Day, minutes: number): string {
  const rest = minutes % MINUTES_A_DAY
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${compact(addDays(day, Math.floor(minutes / MINUTES_A_DAY)))}T${digits(Math.floor(rest / 60))}${digits(rest % 60)}00`
}

const compact = (day: Day) => day.replaceAll('-', '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** A line of more octets goes on in the next, after a space; no character is parted. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MOST_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
