/** Numbers, durations and dates as each language writes them. */
import type { Language } from '#contract/patterns'

const locales: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

// Making one takes many times as long as using it, and pages write dozens of numbers.
const numbers: Partial<Record<Language, Intl.NumberFormat>> = {}

/** 12345 as '12,345'. */
export const formatNumber = (value: number, language: Language): string =>
  (numbers[language] ??= new Intl.NumberFormat(locales[language])).format(value)

/** Milliseconds as '1 分 05 秒' or '1m 05s'; under a minute only seconds. Rounded to whole seconds, at least one. */
export function formatDuration(ms: number, language: Language): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return language === 'zh' ? `${rest} 秒` : `${rest}s`
  const padded = String(rest).padStart(2, '0')
  return language === 'zh' ? `${minutes} 分 ${padded} 秒` : `${minutes}m ${padded}s`
}

/** A UTC moment as day and time where the browser is. */
export const formatMoment = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/** A UTC moment as the time of day where the browser is. */
export const formatTime = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(new Date(instant))

/** A UTC moment as a day where the browser is. */
export const formatDay = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(new Date(instant))

/** A calendar day ('YYYY-MM-DD') of no time zone, in full: '2026年3月4日', 'March 4, 2026'. */
export const formatCalendarDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A calendar day without its year: '3月4日', 'Mar 4'. */
export const formatShortDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** The month of a calendar day: '3月', 'Mar'. */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' }).format(new Date(day))
