import type { LocalizedText } from './localized.ts'

/** How far a component can be relied on. A component's stories carry one of these tags. */
export const statuses = ['stable', 'new', 'deprecated'] as const

export type Status = (typeof statuses)[number]

export const statusTexts: Readonly<Record<Status, LocalizedText>> = {
  stable: { zh: '稳定', en: 'Stable' },
  new: { zh: '新', en: 'New' },
  deprecated: { zh: '已弃用', en: 'Deprecated' },
}

/** The status among the tags of a story; undefined when there is none. */
export const statusOf = (tags: readonly string[]): Status | undefined =>
  statuses.find((status) => tags.includes(status))
