/** The keys of all texts, so that a misspelt one does not compile. One line for each feature. */
import 'i18next'
import type about from '../features/about/locales/zh.json'
import type admin from '../features/admin/locales/zh.json'
import type auth from '../features/auth/locales/zh.json'
import type billing from '../features/billing/locales/zh.json'
import type challenges from '../features/challenges/locales/zh.json'
import type classes from '../features/classes/locales/zh.json'
import type chat from '../features/chat/locales/zh.json'
import type explanations from '../features/explanations/locales/zh.json'
import type home from '../features/home/locales/zh.json'
import type grove from '../features/grove/locales/zh.json'
import type notes from '../features/notes/locales/zh.json'
import type notifications from '../features/notifications/locales/zh.json'
import type outbox from '../features/outbox/locales/zh.json'
import type confusions from '../features/confusions/locales/zh.json'
import type contacts from '../features/contacts/locales/zh.json'
import type courses from '../features/courses/locales/zh.json'
import type keys from '../features/keys/locales/zh.json'
import type leaderboard from '../features/leaderboard/locales/zh.json'
import type phonemes from '../features/phonemes/locales/zh.json'
import type planner from '../features/planner/locales/zh.json'
import type profile from '../features/profile/locales/zh.json'
import type practice from '../features/practice/locales/zh.json'
import type reader from '../features/reader/locales/zh.json'
import type recordings from '../features/recordings/locales/zh.json'
import type restore from '../features/restore/locales/zh.json'
import type reviews from '../features/reviews/locales/zh.json'
import type sharing from '../features/sharing/locales/zh.json'
import type speech from '../features/speech/locales/zh.json'
import type settings from '../features/settings/locales/zh.json'
import type sounds from '../features/sounds/locales/zh.json'
import type tickets from '../features/tickets/locales/zh.json'
import type together from '../features/together/locales/zh.json'
import type tour from '../features/tour/locales/zh.json'
import type tutor from '../features/tutor/locales/zh.json'
import type sentences from '../features/sentences/locales/zh.json'
import type walk from '../features/walk/locales/zh.json'
import type words from '../features/words/locales/zh.json'
import type common from './locales/zh.json'

interface Texts {
  common: typeof common
  about: typeof about
  admin: typeof admin
  auth: typeof auth
  billing: typeof billing
  challenges: typeof challenges
  chat: typeof chat
  classes: typeof classes
  home: typeof home
  grove: typeof grove
  notes: typeof notes
  notifications: typeof notifications
  outbox: typeof outbox
  confusions: typeof confusions
  contacts: typeof contacts
  courses: typeof courses
  explanations: typeof explanations
  keys: typeof keys
  leaderboard: typeof leaderboard
  phonemes: typeof phonemes
  planner: typeof planner
  profile: typeof profile
  practice: typeof practice
  reader: typeof reader
  recordings: typeof recordings
  restore: typeof restore
  reviews: typeof reviews
  settings: typeof settings
  sharing: typeof sharing
  speech: typeof speech
  sounds: typeof sounds
  tickets: typeof tickets
  together: typeof together
  tour: typeof tour
  tutor: typeof tutor
  sentences: typeof sentences
  walk: typeof walk
  words: typeof words
}

export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
