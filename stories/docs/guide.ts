import type { ReactNode } from 'react'
import type { ComponentName } from './component-groups.ts'
import type { LocalizedText } from './localized.ts'
import type { TokenName } from './tokens.ts'

type AtLeastOne<Item> = readonly [Item, ...Item[]]

/** Chooses the value of the toolbar's language. */
export type Localize = <T>(values: LocalizedText<T>) => T

/** Draws a live picture: the component with the words of the toolbar's language. Nobody can press or focus what it draws. */
export type Picture = (localize: Localize) => ReactNode

/** A live picture and the one sentence that it proves. */
export interface Example {
  readonly picture: Picture
  readonly text: LocalizedText
}

/** What to do, and beside it the mistake that it prevents. */
export interface ExamplePair {
  readonly do: Example
  readonly doNot: Example
}

export interface AnatomyPart {
  readonly name: LocalizedText
  readonly text: LocalizedText
  /** CSS selector of the part in the picture; a part without one has its number in the list only. */
  readonly selector?: string
  /** On which side of the part its number is; `top` unless told. */
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
}

/**
 * The guidance of a component in every language: its page shows it before the props. Texts are plain sentences; `code` is written between
 * backticks.
 */
export interface ComponentGuide {
  /** What the component does, in one sentence. */
  readonly summary: LocalizedText
  readonly whenToUse: AtLeastOne<LocalizedText>
  /** Where another component is right; `use` links to it. */
  readonly whenNotToUse: AtLeastOne<LocalizedText & { readonly use?: ComponentName }>
  readonly pairs: AtLeastOne<ExamplePair>
  readonly anatomy: { readonly picture: Picture; readonly parts: AtLeastOne<AnatomyPart> }
  /** How to word it. */
  readonly content: AtLeastOne<LocalizedText>
  /** Keys, focus, names, announcements. */
  readonly accessibility: AtLeastOne<LocalizedText>
  /** The stories to show after `Default`, by export, in this order, each with one sentence. */
  readonly variations: Readonly<Record<string, LocalizedText>>
  readonly tokens: AtLeastOne<TokenName>
}
