import type { LocalizedText } from './localized.ts'

/** Every component of the design system by its group: the order of the sidebar, of the gallery and of the links between pages. */
export const componentGroups = {
  Actions: ['Button', 'IconButton', 'MenuButton', 'TextLink', 'DragItem'],
  Inputs: [
    'FormField',
    'PasswordField',
    'CodeField',
    'PhoneField',
    'SelectField',
    'SegmentedControl',
    'SwitchField',
    'KeyField',
    'SuggestionList',
    'FileDrop',
    'CardForm',
    'AuthCard',
  ],
  Play: [
    'ChoiceGrid',
    'LetterInput',
    'MatchBoard',
    'Flashcard',
    'FeedbackBar',
    'PlayHeader',
    'LevelMap',
    'ResultSummary',
    'PictureTile',
    'WordCard',
    'Recorder',
    'Waveform',
    'Confetti',
  ],
  Feedback: [
    'Dialog',
    'ConfirmDialog',
    'UpdateDialog',
    'Toast',
    'Notice',
    'SaveStatus',
    'ErrorBox',
    'ErrorScreen',
    'NotFound',
    'EmptyState',
    'Character',
    'LockedState',
    'SuccessScreen',
    'LoadingScreen',
    'Skeletons',
    'Spinner',
  ],
  Progress: [
    'ProgressBar',
    'ProgressRing',
    'StarRating',
    'StatTile',
    'BarChart',
    'HeatMap',
    'WordNetwork',
    'Grove',
    'Plant',
    'GroveScene',
    'GroveBeds',
    'LeaderboardRow',
  ],
  Navigation: ['AppShell', 'PageHeader', 'NavItem', 'NavSection', 'Tabs', 'UserMenu', 'TourTooltip', 'Logo'],
  Commerce: [
    'PlanCard',
    'PaymentMethodPicker',
    'OrderSummary',
    'SupportPanel',
    'TicketCard',
    'ContactRow',
    'Conversation',
  ],
  Data: [
    'Text',
    'Card',
    'CategoryCard',
    'Tiles',
    'WordRow',
    'Chip',
    'Avatar',
    'Divider',
    'Layout',
    'VirtualList',
    'PrintSheet',
    'VisuallyHidden',
  ],
} as const satisfies Record<string, readonly string[]>

export type ComponentGroup = keyof typeof componentGroups

/** The groups' names on pages and in the sidebar. */
export const groupTexts: Readonly<Record<ComponentGroup, LocalizedText>> = {
  Actions: { zh: '操作', en: 'Actions' },
  Inputs: { zh: '输入', en: 'Inputs' },
  Play: { zh: '答题', en: 'Play' },
  Feedback: { zh: '反馈', en: 'Feedback' },
  Progress: { zh: '进度', en: 'Progress' },
  Navigation: { zh: '导航', en: 'Navigation' },
  Commerce: { zh: '付费与服务', en: 'Commerce' },
  Data: { zh: '内容', en: 'Data' },
}

export type ComponentName = (typeof componentGroups)[ComponentGroup][number]

const groupNames = Object.keys(componentGroups) as ComponentGroup[]

/** The group of a component. @throws {RangeError} for a name that no group has. */
function groupOf(component: ComponentName): ComponentGroup {
  const group = groupNames.find((name) => (componentGroups[name] as readonly string[]).includes(component))
  if (!group) throw new RangeError(`No group of the design system has ${component}`)
  return group
}

/** Where a component's page is in Storybook. */
export const componentPath = (component: ComponentName): string =>
  `/docs/design-system-${groupOf(component)}-${component}--docs`.toLowerCase()
