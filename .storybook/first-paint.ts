import { colors } from '../src/design-system/tokens/color.ts'

/** What a page and a frame of Storybook show before their code is here: the ground of the display mode in their address. */
const grounds = Object.fromEntries(
  Object.entries(colors).map(([displayMode, { mode, background, surface }]) => [
    displayMode,
    { scheme: mode, story: background, docs: surface },
  ]),
)

/** Runs in the preview before everything else, so it has no imports. */
const script = `{
  const query = new URLSearchParams(location.search)
  const displayMode = /displayMode:([\\w-]+)/.exec(query.get('globals'))?.[1]
  const grounds = ${JSON.stringify(grounds)}
  const ground = grounds[displayMode] ?? grounds.light
  const { style } = document.documentElement
  style.setProperty('--first-ground', ground[query.get('viewMode')] ?? ground.story)
  style.setProperty('--first-scheme', ground.scheme)
}`

/** Storybook's own waiting pages are white in every display mode. */
const styles = `
html:not(:has(> .sb-show-main)) { background: var(--first-ground); color-scheme: var(--first-scheme); }
.sb-preparing-story.sb-preparing-story, .sb-preparing-docs.sb-preparing-docs { background: var(--first-ground); }
.sb-preparing-docs > * { visibility: hidden; }`

export const firstPaint = `<script>${script}</script><style>${styles}</style>`
