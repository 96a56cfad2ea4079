/** Which stories are photographed, and how: read by the photographer and by the test that no picture is missing or left over. */

import type { Language } from '#contract/locales'
import type { DisplayMode } from '#design-system'

/** What the selection looks at; Storybook's index and a parsed stories file both give it. */
export interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly name: string
}

/** One way to look at a story. Sizes in CSS pixels. */
export interface Shot {
  readonly locale: Language
  readonly displayMode: DisplayMode
  readonly width: number
  readonly height: number
}

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/** Every display mode in both languages or on both widths. Dark is layout of light in other colours: a screen shows it once, where it has the least room. */
const everyPair: Readonly<Record<string, Shot>> = {
  'zh-light': { locale: 'zh', displayMode: 'light', ...desktop },
  'en-eye-protection': { locale: 'en', displayMode: 'eye-protection', ...desktop },
  'zh-eye-protection-phone': { locale: 'zh', displayMode: 'eye-protection', ...phone },
  'en-light-phone': { locale: 'en', displayMode: 'light', ...phone },
  'zh-dark-phone': { locale: 'zh', displayMode: 'dark', ...phone },
}

/** Long screens of one column, plain lists, those that few see, and those full of pictures: each language, on one of the widths, is enough. */
const inTwoShots =
  /^Screens\/(?:Admin|(?:About|Chat|Contacts|Demo mailbox|Grove|Landing|Milestone|Orders|Payment|Profile|Record|Settings|Sounds|Word)$)/

/** Components full of photographs or plants, which weigh the most: each language once, in the scheme with the most and the one with the least light. */
const fullOfPictures = /\/(?:ChoiceGrid|GroveScene|HeatMap|LevelMap|MatchBoard|PictureTile|ResultSummary)$/

const only = (shots: Readonly<Record<string, Shot>>, ...names: string[]) =>
  Object.fromEntries(Object.entries(shots).filter(([name]) => names.includes(name)))

/** A component's layout does not depend on the window: each language and each display mode once. */
const bothLanguages: Readonly<Record<string, Shot>> = {
  ...only(everyPair, 'zh-light', 'en-eye-protection'),
  'en-dark': { locale: 'en', displayMode: 'dark', ...desktop },
}

/** What a screen shows while it has nothing to show is simple. On a phone it has the least room. */
const narrow: Readonly<Record<string, Shot>> = { 'en-dark-phone': { locale: 'en', displayMode: 'dark', ...phone } }

/** Its canvases are painted over many frames: the screen that shows it waits for them. */
const paintedLate = /\/GroveBeds$/
/** It shows what the window has room for: the window must not grow while the whole page is photographed. */
const placedByWindow = /^Screens\/Grove$|\/VirtualList$/
/** Each takes the focus when it appears, and only one is ever shown: these states are photographed one at a time. */
const oneAtATime: Readonly<Record<string, readonly string[]>> = {
  'Design system/Navigation/TourTooltip': ['Default', 'Last'],
}
/** They take the focus, and whether its ring is drawn depends on what had it before. */
const takesFocus = /\/(?:ConfirmDialog|Dialog|Toast|UpdateDialog)$/
/** Whether a story is photographed in a page of its own, not in one that has shown others. */
export const needsFreshPage = ({ title }: StoryEntry): boolean => takesFocus.test(title)
const inTallWindow = (shots: Readonly<Record<string, Shot>>) =>
  Object.fromEntries(Object.entries(shots).map(([name, shot]) => [name, { ...shot, height: 3200 }]))

const passing = new Set(['Loading', 'Empty', 'Error', 'Locked'])

/** These look exactly like another story of a screen, whose pictures show them. */
const showsAnother = new Set([
  // A visitor without the right sees the one screen that refuses.
  'screens-adminreports--locked',
  'screens-adminchatreports--locked',
  'screens-adminlog--locked',
  'screens-adminusers--locked',
  'screens-adminoverview--locked',
  'screens-adminpictures--locked',
  'screens-adminnote--locked',
  'screens-adminnotes--locked',
  'screens-admincourses--locked',
  'screens-adminlesson--locked',
  'screens-adminword--locked',
  'screens-adminwords--locked',
  'screens-adminquickupdate--locked',
  // AdminList draws what every list shows while it comes and where nothing is listed: the pictures of the word manager show both.
  'screens-adminchatreports--empty',
  'screens-adminchatreports--loading',
  'screens-adminlog--empty',
  'screens-adminoverview--loading',
  'screens-adminlog--loading',
  'screens-adminusers--empty',
  'screens-adminusers--loading',
  'screens-adminnotes--empty',
  'screens-adminnotes--loading',
  'screens-admincourses--empty',
  'screens-admincourses--loading',
  'screens-adminreports--empty',
  'screens-adminquickupdate--loading',
  // The skeleton of an editor.
  'screens-adminlesson--loading',
  // A signed-in learner is led to the settings.
  'screens-sign-in-and-up--locked',
  'screens-sign-in-and-up--empty',
  'screens-forgotten-password--empty',
  // The skeleton of a run.
  'screens-practice--loading',
])

/**
 * The pictures of a story by name. A component is photographed with all its states, a whole screen in every pair of circumstances or in
 * two, its other states on a phone; any other story not at all. All together must stay small enough for the repository.
 */
export function shotsOf({ id, title, name }: StoryEntry): Readonly<Record<string, Shot>> {
  if (paintedLate.test(title)) return {}
  const place = placedByWindow.test(title) ? inTallWindow : (shots: Readonly<Record<string, Shot>>) => shots
  if (title.startsWith('Design system/') && (oneAtATime[title] ?? ['All States']).includes(name))
    return place(fullOfPictures.test(title) ? only(bothLanguages, 'zh-light', 'en-dark') : bothLanguages)
  // 'Screens/Settings/Security' looks at a part of a screen that has its pictures already.
  const isScreen = /^Screens\/[^/]+$/.test(title)
  if (isScreen && name === 'Default')
    return place(inTwoShots.test(title) ? only(everyPair, 'en-eye-protection', 'zh-dark-phone') : everyPair)
  if (isScreen && passing.has(name) && !showsAnother.has(id)) return narrow
  return {}
}

/** Where the picture of a story lies, below the folder of the pictures; the approved one ends in `.webp`. */
export const pictureFile = (story: StoryEntry, shot: string): string => `${story.id}/${shot}.png`
