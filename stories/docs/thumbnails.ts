import type { DisplayMode } from '#design-system'
import { componentPath } from './component-groups.ts'
import type { ComponentName } from './component-groups.ts'

/** The approved pictures of the components: what a thumbnail shows is what the picture tests hold. */
const pictures = import.meta.glob<string>('../../tests/visual/baselines/design-system-*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Each display mode is photographed in one language. */
const shots: Readonly<Record<DisplayMode, string>> = {
  light: 'zh-light',
  'eye-protection': 'en-eye-protection',
  dark: 'en-dark',
}

/** The address of a component's picture; undefined for one that has none. */
export function thumbnailOf(component: ComponentName, displayMode: DisplayMode) {
  const id = componentPath(component).replace(/^\/docs\/|--docs$/g, '')
  const folder = `../../tests/visual/baselines/${id}--`
  const file = `/${shots[displayMode]}.webp`
  const path = Object.keys(pictures).find((each) => each.startsWith(folder) && each.endsWith(file))
  return path === undefined ? undefined : pictures[path]
}

/** Components that stand in the middle or at the end of their picture, or need all of its width; all others begin in its upper left corner. */
const crops: Readonly<Record<'middle' | 'end' | 'whole', readonly ComponentName[]>> = {
  middle: [
    'AuthCard',
    'Character',
    'ChoiceGrid',
    'Confetti',
    'ConfirmDialog',
    'Dialog',
    'EmptyState',
    'ErrorScreen',
    'FeedbackBar',
    'Flashcard',
    'LetterInput',
    'LevelMap',
    'LoadingScreen',
    'LockedState',
    'MatchBoard',
    'NotFound',
    'PlayHeader',
    'ResultSummary',
    'SuccessScreen',
    'Tiles',
    'UpdateDialog',
    'WordCard',
  ],
  end: ['HeatMap'],
  whole: ['AppShell', 'Grove', 'Layout', 'PrintSheet', 'UserMenu'],
}

/** Which part of its picture shows a component. */
export function cropOf(component: ComponentName): 'corner' | keyof typeof crops {
  const names = Object.keys(crops) as (keyof typeof crops)[]
  return names.find((name) => crops[name].includes(component)) ?? 'corner'
}
