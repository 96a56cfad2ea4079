/** Numbers, durations and dates as each language writes them. */
import { locales } from '#contract/locales'
import type { Language } from '#contract/locales'

// Making one takes many times as long as using it, and pages write dozens of numbers and a year of months.
const numbers: Partial<Record<Language, Intl.NumberFormat>> = {}
const months: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** 12345 as '12,345'. Whole numbers are written alike in all our languages, and the first formatter of a page takes a slow phone 50 ms. */
export function formatNumber(value: number, language: Language): string {
  if (Number.isSafeInteger(value) && value >= 0) return groupDigits(String(value))
  return (numbers[language] ??= new Intl.NumberFormat(locales[language].tag)).format(value)
}

function groupDigits(digits: string): string {
  let grouped = digits
  for (let at = digits.length - 3; at > 0; at -= 3) grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`
  return grouped
}

const durations: Record<
  Language,
  { seconds: (count: number) => string; minutes: (count: number, rest: string) => string }
> = {
  zh: { seconds: (count) => `${count} 秒`, minutes: (count, rest) => `${count} 分 ${rest} 秒` },
  en: { seconds: (count) => `${count}s`, minutes: (count, rest) => `${count}m ${rest}s` },
}

/** Milliseconds as '1 分 05 秒' or '1m 05s'; under a minute only seconds. Rounded to whole seconds, at least one. */
export function formatDuration(ms: number, language: Language): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return durations[language].seconds(rest)
  return durations[language].minutes(minutes, String(rest).padStart(2, '0'))
}

/** A UTC moment as day and time where the browser is. */
export const formatMoment = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language].tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/** A UTC moment as the time of day where the browser is. */
export const formatTime = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language].tag, { timeStyle: 'short' }).format(new Date(instant))

/** A UTC moment as the time of day if it is of today where the browser is, else as the day without its year. */
export function formatRecent(instant: string, language: Language): string {
  const moment = new Date(instant)
  if (moment.toDateString() === new Date().toDateString()) return formatTime(instant, language)
  return new Intl.DateTimeFormat(locales[language].tag, { month: 'short', day: 'numeric' }).format(moment)
}

/** A UTC moment as a day where the browser is. */
export const formatDay = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language].tag, { dateStyle: 'long' }).format(new Date(instant))

/** A calendar day ('YYYY-MM-DD') of no time zone, in full: '2026年3月4日', 'March 4, 2026'. */
export const formatCalendarDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A calendar day without its year: '3月4日', 'Mar 4'. */
export const formatShortDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language].tag, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** The month of a calendar day: '3月', 'Mar'. */
export const formatMonth = (day: string, language: Language): string =>
  (months[language] ??= new Intl.DateTimeFormat(locales[language].tag, { month: 'short', timeZone: 'UTC' })).format(
    new Date(day),
  )

/** The weekday of a calendar day: '星期三', 'Wednesday'. */
export const formatWeekday = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language].tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes in the largest unit of which there is at least one: '1.3 GB'. A kilobyte is 1,000 bytes. */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(byteUnits.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return new Intl.NumberFormat(locales[language].tag, {
    style: 'unit',
    unit: byteUnits[power],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power)
}
