import { createElement } from 'react'
import { addons } from 'storybook/manager-api'
import type { HashEntry } from 'storybook/manager-api'
import mark from '../src/design-system/brand/mark.svg'
import { colors } from '../src/design-system/tokens/color.ts'
import type { DisplayMode } from '../src/design-system/tokens/color.ts'
import { SidebarLabel } from './SidebarLabel.ts'
import { createStorybookTheme } from './theme.ts'
import { displayModeOf, globalsOf } from './toolbar.ts'
import type { Globals } from './toolbar.ts'

/** The logo in the colours of a display mode. The builder gives the mark as a data address. */
function createBrand(displayMode: DisplayMode): string {
  const { primary, surface } = colors[displayMode]
  const leaf = mark
    .replaceAll('"', '%22')
    .replaceAll(encodeURIComponent(colors.light.primary), encodeURIComponent(primary))
    .replaceAll(/%23fff(?!\w)/gi, encodeURIComponent(surface))
  return `<img src="${leaf}" alt="" width="28" height="28" style="vertical-align: middle; margin-right: 0.5em">Wordgrove 词林`
}

const createTheme = (globals: Globals) => {
  const displayMode = displayModeOf(globals)
  return { ...createStorybookTheme(displayMode), brandTitle: createBrand(displayMode) }
}

addons.setConfig({
  theme: createTheme(globalsOf(window.location.search)),
  sidebar: { renderLabel: (item: HashEntry) => createElement(SidebarLabel, { item }) },
})

// The frame has the colours and the language of the page that it shows.
addons.register('wordgrove/toolbar', (api) => {
  const follow = ({ globals }: { globals: Globals }) => api.setOptions({ theme: createTheme(globals) })
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
})
