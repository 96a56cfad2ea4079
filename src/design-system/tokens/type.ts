/**
 * Latin letters and phonetics come from Inter; Chinese from the faces of the system, so that no Chinese font is
 * downloaded. 'Inter Fallback' is a local face with the measures of Inter: no shift when Inter arrives.
 */
export const fontFamily = [
  "'Inter Variable'",
  "'Inter Fallback'",
  "'PingFang SC'",
  "'Hiragino Sans GB'",
  "'Microsoft YaHei'",
  "'Noto Sans SC'",
  "'Noto Sans CJK SC'",
  "'Noto Sans SC Variable'",
  'system-ui',
  'sans-serif',
].join(', ')

export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 650, heavy: 750 } as const

/** Sizes in rem and line heights. A pair of sizes grows from the first on phones to the second on desktops. */
export const typeScale = {
  /** An English word alone: on its page and in play. */
  headword: { size: ['2.75rem', '2.75rem'], lineHeight: 1.1, weight: fontWeight.heavy },
  /** The one figure of a screen; all others are body text. */
  numeral: { size: ['2.5rem', '2.5rem'], lineHeight: 1.1, weight: fontWeight.heavy },
  h1: { size: ['1.75rem', '2.25rem'], lineHeight: 1.25, weight: fontWeight.heavy },
  h2: { size: ['1.375rem', '1.625rem'], lineHeight: 1.3, weight: fontWeight.bold },
  h3: { size: ['1.125rem', '1.25rem'], lineHeight: 1.4, weight: fontWeight.bold },
  h4: { size: ['1rem', '1rem'], lineHeight: 1.5, weight: fontWeight.bold },
  body1: { size: ['1rem', '1rem'], lineHeight: 1.6, weight: fontWeight.regular },
  body2: { size: ['0.875rem', '0.875rem'], lineHeight: 1.6, weight: fontWeight.regular },
  phonetic: { size: ['1.125rem', '1.125rem'], lineHeight: 1.5, weight: fontWeight.regular },
  caption: { size: ['0.8125rem', '0.8125rem'], lineHeight: 1.5, weight: fontWeight.regular },
  button: { size: ['1rem', '1rem'], lineHeight: 1.25, weight: fontWeight.semibold },
} as const

/** Tighter letters of the headword, as large Latin letters want it. Never for Chinese. */
export const headwordTracking = '-0.02em'

/** Titles of pages in Chinese: its signs are denser than Latin letters and need no size to be seen. */
export const chineseTitle = { size: '1.625rem', lineHeight: 1.3, weight: fontWeight.semibold } as const
