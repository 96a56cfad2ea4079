import { defaultLanguage, isLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import { displayModes } from '../src/design-system/tokens/color.ts'
import type { DisplayMode } from '../src/design-system/tokens/color.ts'

/** The toolbar's choices, as Storybook keeps them. */
export type Globals = Readonly<Record<string, unknown>>

export const languageOf = ({ locale }: Globals): Language => (isLanguage(locale) ? locale : defaultLanguage)

export const displayModeOf = ({ displayMode }: Globals): DisplayMode =>
  displayModes.find((mode) => mode === displayMode) ?? 'light'

/** The choices in an address of Storybook: `?globals=locale:en;displayMode:dark`. */
export const globalsOf = (query: string): Globals =>
  Object.fromEntries((new URLSearchParams(query).get('globals') ?? '').split(';').map((choice) => choice.split(':')))
