/** Storybook builds its frame without the automatic JSX transform, so elements are created by hand here. */
import { createElement, Fragment } from 'react'
import type { ReactElement } from 'react'
import { useGlobals } from 'storybook/manager-api'
import type { HashEntry } from 'storybook/manager-api'
import { colors } from '../src/design-system/tokens/color.ts'
import { statusOf, statusTexts } from '../stories/docs/status.ts'
import { sidebarNames } from './sidebar-names.ts'
import { displayModeOf, languageOf } from './toolbar.ts'

const badge = {
  marginInlineStart: '0.5em',
  padding: '0 0.5em',
  borderRadius: '1em',
  fontSize: '0.8em',
  fontWeight: 600,
}

/** An entry of the sidebar in the toolbar's language; a component with its status. */
export function SidebarLabel({ item }: { item: HashEntry }): ReactElement {
  const [globals] = useGlobals()
  const language = languageOf(globals)
  const name = sidebarNames[item.name]?.[language] ?? item.name
  const status = item.type === 'component' ? statusOf(item.tags) : undefined
  if (!status) return createElement(Fragment, null, name)
  const { text, tint } = colors[displayModeOf(globals)]
  const backgrounds = { stable: tint.primary, new: tint.info, deprecated: tint.error }
  const style = { ...badge, color: text, background: backgrounds[status] }
  return createElement(Fragment, null, name, createElement('span', { style }, statusTexts[status][language]))
}
