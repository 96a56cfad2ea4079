/** Classes and who is in them, in the database. A class that has ended, or whose teacher is leaving or suspended, is shown to nobody. */
import { and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { classes, classMembers, classTasks } from '../../db/schema/classes.ts'
import { contacts } from '../../db/schema/contacts.ts'

export type ClassRow = typeof classes.$inferSelect
export type MemberRow = typeof classMembers.$inferSelect

const isTeacherHere = and(isNull(users.deletedAt), isNull(users.suspendedAt))

/** Tasks of a class that are not past their date on its calendar. */
const openTasksAt = (at: Date) =>
  sql`(
    select count(*) from ${classTasks} as open
    where open.class_id = classes.id and open.due >= (${at.toISOString()}::timestamptz at time zone classes.time_zone)::date
  )`.mapWith(Number)

export const listTaught = (db: Reader, userId: string, at: Date) =>
  db
    .select({
      id: classes.id,
      name: classes.name,
      code: classes.code,
      members: sql`(select count(*) from ${classMembers} as member where member.class_id = classes.id)`.mapWith(Number),
      openTasks: openTasksAt(at),
    })
    .from(classes)
    .where(and(eq(classes.userId, userId), isNull(classes.endedAt)))
    .orderBy(asc(classes.createdAt), asc(classes.id))

export const listAttended = (db: Reader, userId: string, at: Date) =>
  db
    .select({ id: classes.id, name: classes.name, teacher: users.username, openTasks: openTasksAt(at) })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .innerJoin(users, eq(users.id, classes.userId))
    .where(and(eq(classMembers.userId, userId), isNull(classes.endedAt), isTeacherHere))
    .orderBy(asc(classMembers.joinedAt), asc(classes.id))

/** False when a class of this id exists. */
export const insertClass = async (tx: Tx, row: typeof classes.$inferInsert): Promise<boolean> =>
  (await tx.insert(classes).values(row).onConflictDoNothing({ target: classes.id }).returning({ id: classes.id }))
    .length > 0

/** Serialises what counts towards the bounds of one learner. */
export async function lockLearner(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function countTaught(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(classes)
    .where(and(eq(classes.userId, userId), isNull(classes.endedAt)))
  return row?.count ?? 0
}

export async function countAttended(db: Reader, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(classMembers).where(eq(classMembers.userId, userId))
  return row?.count ?? 0
}

/** A class of this teacher. */
export async function findTaught(db: Reader, userId: string, id: string): Promise<ClassRow | undefined> {
  const isIt = and(eq(classes.id, id), eq(classes.userId, userId), isNull(classes.endedAt))
  return (await db.select().from(classes).where(isIt))[0]
}

/** A class of this teacher, locked until the transaction ends. */
export async function lockTaught(tx: Tx, userId: string, id: string): Promise<ClassRow | undefined> {
  const isIt = and(eq(classes.id, id), eq(classes.userId, userId), isNull(classes.endedAt))
  return (await tx.select().from(classes).where(isIt).for('update'))[0]
}

/** A class that this learner is in, and their place in it. */
export async function findAttended(db: Reader, userId: string, id: string) {
  const [row] = await db
    .select({ class: classes, member: classMembers, teacher: users.username })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .innerJoin(users, eq(users.id, classes.userId))
    .where(and(eq(classMembers.userId, userId), eq(classMembers.classId, id), isNull(classes.endedAt), isTeacherHere))
  return row
}

/** The class that a code leads this learner to. None where one of teacher and learner has blocked the other. */
export async function findByCode(db: Reader, userId: string, code: string) {
  const isBetween = or(
    and(eq(contacts.userId, userId), eq(contacts.otherId, classes.userId)),
    and(eq(contacts.otherId, userId), eq(contacts.userId, classes.userId)),
  )
  const [row] = await db
    .select({ id: classes.id, name: classes.name, teacher: users.username, teacherId: users.id })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.userId))
    .leftJoin(contacts, and(isBetween, eq(contacts.state, 'blocked')))
    .where(and(eq(classes.code, code), isNull(classes.endedAt), isTeacherHere, isNull(contacts.userId)))
  return row
}

/** Locks a class until the transaction ends: what counts its learners or tasks waits. */
export async function lockClass(tx: Tx, id: string): Promise<ClassRow | undefined> {
  return (await tx.select().from(classes).where(eq(classes.id, id)).for('update'))[0]
}

export async function updateClass(
  tx: Reader,
  id: string,
  changes: Partial<typeof classes.$inferInsert>,
): Promise<void> {
  await tx.update(classes).set(changes).where(eq(classes.id, id))
}

export async function findMember(db: Reader, userId: string, classId: string): Promise<MemberRow | undefined> {
  const isIt = and(eq(classMembers.userId, userId), eq(classMembers.classId, classId))
  return (await db.select().from(classMembers).where(isIt))[0]
}

export async function findMemberById(db: Reader, classId: string, id: string): Promise<MemberRow | undefined> {
  const isIt = and(eq(classMembers.id, id), eq(classMembers.classId, classId))
  return (await db.select().from(classMembers).where(isIt))[0]
}

export const insertMember = (tx: Tx, row: typeof classMembers.$inferInsert) => tx.insert(classMembers).values(row)

export async function renameMember(tx: Tx, { userId, classId }: MemberRow, name: string): Promise<void> {
  const isIt = and(eq(classMembers.userId, userId), eq(classMembers.classId, classId))
  await tx.update(classMembers).set({ name }).where(isIt)
}

/** False when the learner was not in it. */
export async function deleteMember(tx: Tx, userId: string, classId: string): Promise<boolean> {
  const isIt = and(eq(classMembers.userId, userId), eq(classMembers.classId, classId))
  return (await tx.delete(classMembers).where(isIt).returning({ id: classMembers.id })).length > 0
}

export async function countMembers(db: Reader, classId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(classMembers).where(eq(classMembers.classId, classId))
  return row?.count ?? 0
}

/** Learners by name, so many from a place on; those who are leaving or suspended keep their place. */
export const listMembers = (db: Reader, classId: string, { from, most }: { from: number; most: number }) =>
  db
    .select()
    .from(classMembers)
    .where(eq(classMembers.classId, classId))
    .orderBy(asc(classMembers.name), asc(classMembers.id))
    .offset(from)
    .limit(most)

/** Classes that are over, and whose learners still have to get what they were given. */
export const findOver = async (db: Reader, most: number): Promise<string[]> =>
  (
    await db
      .select({ id: classes.id })
      .from(classes)
      .where(or(isNotNull(classes.endedAt), isNull(classes.userId)))
      .limit(most)
  ).map(({ id }) => id)

export async function deleteClass(tx: Tx, id: string): Promise<void> {
  await tx.delete(classes).where(eq(classes.id, id))
}
