/** The two languages of what we write ourselves. */
import * as z from 'zod/mini'

/** Holds Chinese, perhaps with English in it. */
export const zhText = z.string().check(z.minLength(1), z.regex(/\p{Script=Han}/u))

/** Holds no Chinese. */
export const enText = z.string().check(z.minLength(1), z.regex(/^\P{Script=Han}*$/u))

export const bothTexts = z.strictObject({ zh: zhText, en: enText })
