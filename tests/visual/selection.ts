/** Which stories are photographed, and how: read by the photographer and by the test that no picture is missing or left over. */

/** What the selection looks at; Storybook's index and a parsed stories file both give it. */
export interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly name: string
}

/** One way to look at a story. Sizes in CSS pixels. */
export interface Shot {
  readonly locale: 'zh' | 'en'
  readonly displayMode: 'standard' | 'eye-protection'
  readonly width: number
  readonly height: number
}

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

const everyMode: Readonly<Record<string, Shot>> = {
  'zh-standard': { locale: 'zh', displayMode: 'standard', ...desktop },
  'en-standard': { locale: 'en', displayMode: 'standard', ...desktop },
  'zh-eye-protection': { locale: 'zh', displayMode: 'eye-protection', ...desktop },
  'en-eye-protection': { locale: 'en', displayMode: 'eye-protection', ...desktop },
}
/** On phones the layout is another, the colours are the same: two pictures see both of each. */
const onPhones: Readonly<Record<string, Shot>> = {
  'zh-standard-phone': { locale: 'zh', displayMode: 'standard', ...phone },
  'en-eye-protection-phone': { locale: 'en', displayMode: 'eye-protection', ...phone },
}

/** What a screen shows while it has nothing to show is simple: each language and display mode once, and a phone. */
const inPassing: Readonly<Record<string, Shot>> = Object.fromEntries(
  Object.entries({ ...everyMode, ...onPhones }).filter(([name]) =>
    ['zh-standard', 'en-eye-protection', 'zh-standard-phone'].includes(name),
  ),
)

/** It shows what the window has room for: the window must not grow while the whole page is photographed. */
const placedByWindow = /\/VirtualList$/
/** Several on one page push each other about, as they never do: these states are photographed one at a time. */
const oneAtATime: Readonly<Record<string, readonly string[]>> = { 'Design system/TourTooltip': ['Default', 'Last'] }
const inTallWindow = Object.fromEntries(
  Object.entries(everyMode).map(([name, shot]) => [name, { ...shot, height: 3200 }]),
)

const passing = new Set(['Loading', 'Empty', 'Error', 'Locked'])

/**
 * The pictures of a story by name. A component is photographed once, with all its states, in every mode; a whole screen in every mode and
 * on phones, and its other states in half of them; any other story not at all. All together must stay small enough for the repository.
 */
export function shotsOf({ title, name }: StoryEntry): Readonly<Record<string, Shot>> {
  if (title.startsWith('Design system/') && (oneAtATime[title] ?? ['All States']).includes(name))
    return placedByWindow.test(title) ? inTallWindow : everyMode
  // 'Screens/Settings/Security' looks at a part of a screen that has its pictures already.
  const isScreen = /^Screens\/[^/]+$/.test(title)
  if (isScreen && name === 'Default') return { ...everyMode, ...onPhones }
  if (isScreen && passing.has(name)) return inPassing
  return {}
}

/** Where the picture of a story lies, below the folder of the baselines. */
export const pictureFile = (story: StoryEntry, shot: string): string => `${story.id}/${shot}.png`
