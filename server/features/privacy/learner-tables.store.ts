/**
 * Every table that holds something of a learner, and what becomes of it: in the export, or not and why; after a deletion gone with the
 * user's row, or kept without a name and why. A conformance test compares this with the schema, so that a new table is declared here.
 */
import { and, eq, exists, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/client.ts'
import * as schema from '../../db/schema/index.ts'

interface Exported {
  readonly table: PgTable
  readonly where: (db: Reader, userId: string) => SQL
  /** Keys that are left out: secrets, and what only the service understands. */
  readonly without?: readonly string[]
}

const { users, cards, words, notes, orders, tickets } = schema

const byUser =
  (key: Parameters<typeof eq>[0]) =>
  (_: Reader, userId: string): SQL =>
    eq(key, userId)

const inOwnNotes = (noteId: Parameters<typeof inArray>[0]) => (db: Reader, userId: string) =>
  inArray(noteId, db.select({ id: notes.id }).from(notes).where(eq(notes.userId, userId)))

const ofOwnOrders = (db: Reader, userId: string) =>
  inArray(schema.orderEvents.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)))
const ofOwnTickets = (db: Reader, userId: string) =>
  inArray(schema.ticketMessages.ticketId, db.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, userId)))
const ofOwnClasses = (db: Reader, userId: string) =>
  inArray(
    schema.classTasks.classId,
    db.select({ id: schema.classes.id }).from(schema.classes).where(eq(schema.classes.userId, userId)),
  )
/** What a learner sees of their conversations: both sides', without what they deleted for themselves. */
const seenInConversations = (db: Reader, userId: string) => {
  const { conversationMembers: member, conversationMessages: message } = schema
  const isHidden = sql`case when ${member.side} = 0 then ${message.hiddenFirst} else ${message.hiddenSecond} end`
  const isMember = and(eq(member.userId, userId), eq(member.conversationId, message.conversationId), not(isHidden))
  return exists(db.select({ side: member.side }).from(member).where(isMember))
}

/** By its name in the exported file. */
export const exported: Readonly<Record<string, Exported>> = {
  account: { table: users, where: byUser(users.id), without: ['passwordHash', 'invitedBy'] },
  linked_accounts: { table: schema.identities, where: byUser(schema.identities.userId) },
  sessions: { table: schema.sessions, where: byUser(schema.sessions.userId), without: ['tokenHash'] },
  runs: { table: schema.runs, where: byUser(schema.runs.userId), without: ['questions'] },
  practices: { table: schema.practices, where: byUser(schema.practices.userId), without: ['questions'] },
  answers: { table: schema.answers, where: byUser(schema.answers.userId) },
  imported_reviews: { table: schema.importedReviews, where: byUser(schema.importedReviews.userId) },
  cards: { table: cards, where: byUser(cards.userId) },
  /** So that the numbers of words above can be read. */
  words: {
    table: words,
    where: (db, userId) =>
      inArray(words.id, db.select({ id: cards.wordId }).from(cards).where(eq(cards.userId, userId))),
  },
  own_words: { table: schema.ownWords, where: byUser(schema.ownWords.userId) },
  level_results: { table: schema.levelResults, where: byUser(schema.levelResults.userId) },
  days: { table: schema.learnerDays, where: byUser(schema.learnerDays.userId) },
  weekly_points: { table: schema.weeklyPoints, where: byUser(schema.weeklyPoints.userId) },
  total_points: { table: schema.totalPoints, where: byUser(schema.totalPoints.userId) },
  league_places: { table: schema.leaguePlaces, where: byUser(schema.leaguePlaces.userId), without: ['groupId'] },
  league_scores: { table: schema.leagueScores, where: byUser(schema.leagueScores.userId) },
  memory_fits: { table: schema.memoryFits, where: byUser(schema.memoryFits.userId), without: ['nextAt'] },
  exam_plans: { table: schema.examPlans, where: byUser(schema.examPlans.userId) },
  /** With what was deleted a moment ago; counts follow from the text. */
  reader_texts: {
    table: schema.readerTexts,
    where: byUser(schema.readerTexts.userId),
    without: ['wordIds', 'wordCounts', 'running'],
  },
  own_sentences: { table: schema.ownSentences, where: byUser(schema.ownSentences.userId) },
  sentences_asked: { table: schema.sentencesAsked, where: byUser(schema.sentencesAsked.userId) },
  known_words: { table: schema.knownWords, where: byUser(schema.knownWords.userId) },
  lesson_results: { table: schema.lessonResults, where: byUser(schema.lessonResults.userId) },
  notifications: { table: schema.notifications, where: byUser(schema.notifications.userId) },
  push_devices: {
    table: schema.pushDevices,
    where: byUser(schema.pushDevices.userId),
    without: ['sessionId', 'endpoint', 'p256dh', 'auth'],
  },
  presence: { table: schema.presences, where: byUser(schema.presences.userId) },
  contacts: { table: schema.contacts, where: byUser(schema.contacts.userId) },
  conversations: { table: schema.conversationMembers, where: byUser(schema.conversationMembers.userId) },
  /** `side` says whose each is: the learner's own is in the conversation above. */
  messages: {
    table: schema.conversationMessages,
    where: seenInConversations,
    without: ['version', 'key', 'firstCount', 'hiddenFirst', 'hiddenSecond'],
  },
  shared_goals: { table: schema.sharedGoals, where: byUser(schema.sharedGoals.userId) },
  /** Only the learner's own place in each: who else takes part is theirs to tell. */
  shared_goal_members: { table: schema.sharedGoalMembers, where: byUser(schema.sharedGoalMembers.userId) },
  /** Classes that the learner teaches; who is in them is theirs to tell. */
  classes: { table: schema.classes, where: byUser(schema.classes.userId) },
  class_tasks: { table: schema.classTasks, where: ofOwnClasses, without: ['wordIds', 'toldAt'] },
  /** Only the learner's own place in each class. */
  class_members: { table: schema.classMembers, where: byUser(schema.classMembers.userId) },
  duels: {
    table: schema.duels,
    where: (_, userId) => sql`${schema.duels.userId} = ${userId} or ${schema.duels.otherId} = ${userId}`,
    without: ['words'],
  },
  congratulations: { table: schema.congratulations, where: byUser(schema.congratulations.userId) },
  /** What was said is in the messages above; who is reported is no part of the learner's own data. */
  chat_reports: {
    table: schema.chatReports,
    where: byUser(schema.chatReports.reporterId),
    without: ['lines', 'reportedId'],
  },
  orders: { table: orders, where: byUser(orders.userId) },
  order_events: { table: schema.orderEvents, where: ofOwnOrders, without: ['actor'] },
  subscriptions: { table: schema.subscriptions, where: byUser(schema.subscriptions.userId) },
  tickets: { table: tickets, where: byUser(tickets.userId) },
  ticket_messages: { table: schema.ticketMessages, where: ofOwnTickets, without: ['actor'] },
  /** The sound of each is a file beside. */
  recordings: {
    table: schema.recordings,
    where: byUser(schema.recordings.userId),
    without: ['target', 'file', 'attempts', 'takenUntil'],
  },
  phoneme_results: { table: schema.phonemeSums, where: byUser(schema.phonemeSums.userId) },
  contrast_results: { table: schema.contrastSums, where: byUser(schema.contrastSums.userId) },
  look_ups: { table: schema.lookUps, where: byUser(schema.lookUps.userId) },
  usages: { table: schema.usages, where: byUser(schema.usages.userId) },
  word_reports: { table: schema.wordReports, where: byUser(schema.wordReports.userId) },
  notes: { table: notes, where: byUser(notes.userId) },
  note_sections: { table: schema.noteSections, where: inOwnNotes(schema.noteSections.noteId) },
  note_pages: { table: schema.notePages, where: inOwnNotes(schema.notePages.noteId) },
  note_entries: { table: schema.noteEntries, where: inOwnNotes(schema.noteEntries.noteId) },
}

/** Tables with a learner key that the export leaves out, by their name in the database. */
export const notExported: Readonly<Record<string, string>> = {
  account_links: 'digests of mailed links, gone within hours',
  phone_codes: 'digests of codes to phones, gone within minutes',
  registrations: 'sign-ups that wait for their link, by people who may not be this learner; gone within a day',
  admin_log: 'what administrators did is the record of the service',
  speech_attempts:
    'what the scorer heard in a practice that goes on; its answers say what came of it, and the rows go with its end',
  word_edits: 'what an administrator wrote is text of the dictionary',
  quick_updates: 'what an administrator wrote is text of the dictionary',
  quick_update_blocks: 'what such an update replaced is text of the dictionary',
  word_drafts: 'unsaved text of the dictionary, gone once it is saved',
  lesson_edits: 'what an administrator wrote is text of the courses',
  lesson_drafts: 'unsaved text of the courses, gone once it is saved',
  active_learners: 'that the learner was here today or yesterday, which their days say too; gone within two days',
  conversations: 'counts of a conversation; its sides and messages are in the file',
  sound_rounds: 'ids of rounds of the trainer whose answers were added, for repeated calls; gone within 14 days',
  restore_points: 'moments at which copies of what is in the file were made; what may be older goes within 14 points',
  restore_contents: 'copies of notes, sentences, settings and the plan, which are in the file as they are now',
  restore_items: 'which of those copies belong to which moment',
  restore_schedules: 'when the next copy is made',
  note_batches: 'ids of changes already applied, for repeated calls; gone within 30 days',
}

/** Columns that name a learner and stay when the learner goes, emptied. */
export const emptied: Readonly<Record<string, string>> = {
  'admin_log.actor_id': 'what was done as an administrator stays, under the name of that time',
  'word_edits.author_id': 'the text of the dictionary stays, under the name of that time',
  'lesson_edits.author_id': 'the text of the courses stays, under the name of that time',
  'quick_updates.author_id': 'the text of the dictionary stays, under the name of that time',
  'registrations.guest_id': 'the sign-up goes on without its guest',
  'registrations.inviter_id': 'the sign-up goes on without its inviter',
  'orders.user_id': 'accounts are kept by law, without name or contact',
  'conversation_members.user_id': 'the other one keeps what they wrote; what the learner wrote loses its text',
  'classes.user_id': 'the class ends within a minute, once its learners have what they were given',
  'chat_reports.reporter_id': 'what was reported is still decided about, and goes 180 days later',
  'word_reports.user_id': 'a mistake in the dictionary stays a mistake',
}

/** Columns that hold the id of a learner without a reference: it leads nowhere once they are gone. */
export const loose: Readonly<Record<string, string>> = {
  'users.invited_by': 'the inviter may be gone; the invitation was made all the same',
}

/** Rows of one table, keys in snake_case. */
export async function readTable(db: Reader, name: string, userId: string): Promise<Record<string, unknown>[]> {
  const entry = exported[name]
  if (!entry) return []
  const { table, where, without = [] } = entry
  const rows = await db
    .select()
    .from(table)
    .where(where(db, userId) ?? sql`false`)
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([key]) => !without.includes(key))
        .map(([key, value]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
    ),
  )
}
